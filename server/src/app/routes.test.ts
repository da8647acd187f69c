import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, it } from 'vitest'
import type { Services } from '../platform/http/context.ts'
import { allRoutes } from './modules/routes.ts'

const routes = await allRoutes({ settings: {} } as Services)

const idsOf = (right: string): string[] =>
  endpoints.flatMap(({ id, permission }) => (permission === right ? [id] : [])).sort()

describe('the mounted calls', () => {
  it('are the declared ones, each once', () => {
    expect(routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(endpoints.map(({ id }) => id).sort())
    for (const { endpoint } of routes) expect(endpoints).toContain(endpoint)
  })

  it('have addresses of their own', () => {
    const addresses = endpoints.flatMap(({ method, path, variants = [] }) =>
      [path, ...variants].map((one) => `${method} ${one.replace(/:\w+/g, ':')}`),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^(GET|HEAD|OPTIONS|POST|PATCH|DELETE) \/api\//)
  })

  it('that anyone may make are these and no others', () => {
    expect(idsOf('public')).toEqual([
      'account.accept_invitation',
      'account.confirm_address',
      'account.confirmation_link',
      'account.forgot_password',
      'account.invitation_link',
      'account.register',
      'account.registration',
      'account.reset_link',
      'account.reset_password',
      'account.sign_in_link',
      'branding.picture',
      'data_request.append_file',
      'data_request.begin_file',
      'data_request.drop_file',
      'data_request.file_state',
      'data_request.finish_file',
      'data_request.send',
      'data_request.show',
      'oidc.callback',
      'oidc.start',
      'phone.arrange',
      'phone.photo',
      'phone.send',
      'phone.show',
      'public_gazette.file',
      'public_gazette.get',
      'public_gazette.list',
      'public_gazette.tree',
      'public_post.get',
      'public_post.list',
      'session.ask_passkey',
      'session.csrf_cookie',
      'session.login',
      'session.login_passkey',
      'session.logout',
      'session.second_factor',
      'session.status',
      'tracking.get',
    ])
  })

  it('that need no right but a signed-in person are these and no others', () => {
    expect(idsOf('signed-in')).toEqual([
      'answer.get',
      'answer.number',
      'answer.write',
      'approval.box',
      'approval.counts',
      'approval.get',
      'approval.of_case',
      'approval.of_document',
      'approval.reassign',
      'approval.revoke',
      'broadcast.confirm',
      'broadcast.of_document',
      'case_batch.get',
      'case_batch.give_one',
      'case_batch.items',
      'case_batch.preview',
      'case_batch.start',
      'case_batch.undo',
      'company.add',
      'company.get',
      'company.list',
      'company.options',
      'company.update',
      'dashboard.get',
      'data_request.add',
      'data_request.cancel',
      'data_request.of_case',
      'data_request.remind',
      'data_request.sheet',
      'dispatch.add',
      'dispatch.close_case',
      'dispatch.form',
      'dispatch.mark',
      'dispatch.of_case',
      'dispatch.repeat',
      'dispatch.update',
      'dispatch.withdraw',
      'doc_type.options',
      'document.activity',
      'document.assign',
      'document.attach',
      'document.change_status',
      'document.confirmation',
      'document.extend_deadline',
      'document.get',
      'document.update',
      'document_comment.add',
      'document_comment.list',
      'document_comment.update',
      'document_file.add_version',
      'document_file.lock',
      'document_file.restore',
      'document_file.take_lock',
      'document_file.unlock',
      'document_file.version',
      'document_file.versions',
      'document_file.zip',
      'document_link.add',
      'document_link.delete',
      'document_link.list',
      'factor.add_passkey',
      'factor.confirm_totp',
      'factor.get',
      'factor.offer_passkey',
      'factor.remove_passkey',
      'factor.remove_totp',
      'factor.rename_passkey',
      'factor.renew_codes',
      'factor.start_totp',
      'file.cleaned',
      'file.content',
      'file.discard',
      'file.download',
      'file.page',
      'file.preview',
      'file.stamp',
      'gazette_category.tree',
      'group_role.options',
      'hdoc_company.add',
      'hdoc_company.bring',
      'hdoc_company.catalogue',
      'hdoc_company.enter',
      'hdoc_company.form',
      'hdoc_company.get',
      'hdoc_company.leave',
      'hdoc_company.list',
      'hdoc_company.options',
      'hdoc_company.update',
      'identity.list',
      'identity.remove',
      'incoming_file.append',
      'incoming_file.begin',
      'incoming_file.drop',
      'incoming_file.finish',
      'incoming_file.options',
      'incoming_file.state',
      'issuer.options',
      'live.stream',
      'locality.options',
      'notification.counts',
      'notification.list',
      'notification.read',
      'notification.read_all',
      'notification_choice.get',
      'notification_choice.update',
      'permission.explain',
      'permission_bundle.options',
      'phone_link.make',
      'phone_link.revoke',
      'phone_link.state',
      'preference.update',
      'print.labels',
      'print.options',
      'print.receipts',
      'profile.active_group',
      'profile.activity',
      'profile.change_email',
      'profile.change_password',
      'profile.close_other_sessions',
      'profile.close_session',
      'profile.data',
      'profile.get',
      'profile.picture',
      'profile.remove_picture',
      'profile.sessions',
      'profile.set_picture',
      'profile.update',
      'push_device.add',
      'push_device.key',
      'push_device.remove',
      'register.options',
      'role.options',
      'setting.overview',
      'signature.of_document',
      'substitute.add',
      'substitute.end',
      'substitute.own',
      'transfer.delete',
      'transfer.get',
      'transfer.list',
      'transfer.of_document',
      'transfer.print',
      'transfer.scan',
      'user.options',
      'user_group.options',
      'user_group.references',
      'usermanager.login_back',
      'waiting.counts',
      'workcase.accept',
      'workcase.activity',
      'workcase.add',
      'workcase.add_document',
      'workcase.assign',
      'workcase.candidates',
      'workcase.close',
      'workcase.close_group',
      'workcase.counts',
      'workcase.extend_deadline',
      'workcase.get',
      'workcase.give',
      'workcase.give_back',
      'workcase.join',
      'workcase.of_document',
      'workcase.options',
      'workcase.queue',
      'workcase.refuse',
      'workcase.remove_document',
      'workcase.rename',
      'workcase.start',
      'workcase.take',
      'workcase.team',
      'workcase.wait',
    ])
  })

  it('change something by GET only to return from acting, and on the way to a provider and back', () => {
    const ids = (how: unknown) =>
      endpoints.filter(({ changesState }) => changesState === how).map(({ id }) => id)
    // Demands our header and a same-origin call.
    expect(ids(true)).toEqual(['usermanager.login_back'])
    // These calls are navigations, which cannot carry a header. `oidc.start` keeps an attempt and may be
    // followed from our own pages only. `oidc.callback` comes from the provider's site by nature; state, the
    // browser's cookie and the nonce protect it.
    expect(ids('by_own_link')).toEqual(['oidc.start'])
    expect(ids('by_redirect')).toEqual(['oidc.callback'])
    expect(endpoints.filter(({ method, tx }) => method === 'GET' && tx === 'write')).toEqual([])
  })

  it('that create something take a key, so that a double click creates once', () => {
    const created = endpoints.filter(({ id }) => id.endsWith('.add'))
    expect(created.length).toBeGreaterThan(3)
    for (const { id, idempotent } of created) expect(idempotent, id).toBe(true)
  })
})
