import { testPassword } from './app.ts'
import { foreignAccountCalls } from './foreign-account-calls.ts'
import type { ForeignCall } from './foreign-call.ts'
import { type ForeignOffice, mark } from './foreign-office.ts'
import { foreignRightsCalls } from './foreign-rights-calls.ts'

/** Calls that take nothing which could belong to an institution, and why. */
export const withoutIds: Readonly<Record<string, string>> = {
  'session.csrf_cookie': 'takes nothing',
  'session.status': 'takes nothing; the host decides',
  'session.login': 'people of the host’s institution only; tested with sign-in',
  'session.second_factor': 'takes a ticket of the host’s institution only; tested with second factors',
  'session.ask_passkey': 'takes a ticket of the host’s institution only; tested with second factors',
  'session.login_passkey': 'passkeys of the host only; tested with second factors',
  'factor.get': 'shows the caller’s own',
  'factor.start_totp': 'changes the caller alone',
  'factor.confirm_totp': 'changes the caller alone',
  'factor.remove_totp': 'changes the caller alone',
  'factor.renew_codes': 'changes the caller alone',
  'factor.offer_passkey': 'changes the caller alone',
  'factor.add_passkey': 'changes the caller alone',
  'oidc.start': 'takes nothing; the host decides',
  'oidc.callback': 'attempts of the host’s institution and of the browser only; tested with OpenID Connect',
  'setting_oidc.get': 'takes nothing',
  'setting_oidc.update': 'takes no id; the session decides whose',
  'setting_oidc.test': 'takes an address',
  'identity.list': 'shows the caller’s own',
  'session.logout': 'takes nothing',
  'account.registration': 'takes nothing; the host decides',
  'account.register': 'makes an account of the host’s institution; tested with sign-up',
  'account.forgot_password': 'people of the host’s institution only; tested with passwords',
  'activity.checks': 'takes nothing',
  'activity.heads': 'takes nothing',
  'activity.sign_head': 'takes nothing',
  'activity.download_heads': 'takes nothing',
  'activity.verify': 'takes nothing',
  'activity.export': 'takes filters; the list with the same ones is walked',
  'usermanager.login_back': 'takes nothing',
  'hdoc_company.enter': 'platform administrators only, on their own host; tested with acting',
  'hdoc_company.leave': 'takes nothing',
  'preference.update': 'changes the caller alone',
  'platform_user.list_platform': 'platform administrators only, on their own host; tested with users',
  'platform_user.list_all': 'platform administrators only, on their own host; tested with users',
  'platform_user.list_pending': 'platform administrators only, on their own host; tested with users',
  'platform_user.get': 'platform administrators only, on their own host; tested with users',
  'platform_user.form': 'platform administrators only, on their own host; tested with users',
  'platform_user.rights': 'platform administrators only, on their own host; tested with users',
  'platform_user.add': 'platform administrators only, on their own host; tested with users',
  'platform_user.update': 'platform administrators only, on their own host; tested with users',
  'platform_user.activate': 'platform administrators only, on their own host; tested with users',
  'platform_user.deactivate': 'platform administrators only, on their own host; tested with users',
  'platform_user.reset_password': 'platform administrators only, on their own host; tested with users',
  'platform_user.reset_factors': 'platform administrators only, on their own host; tested with users',
  'platform_user.invite_again': 'platform administrators only, on their own host; tested with users',
  'platform_user.accept': 'platform administrators only, on their own host; tested with users',
  'platform_user.refuse': 'platform administrators only, on their own host; tested with users',
  'locality.options': 'public data',
  'company_lookup.get': 'public data',
  'company.list': 'platform administrators only; tested with clients',
  'company.get': 'platform administrators only; tested with clients',
  'company.add': 'platform administrators only; tested with clients',
  'company.update': 'platform administrators only; tested with clients',
  'company.options': 'platform administrators only; tested with clients',
  'hdoc_company.list': 'platform administrators only; tested with clients',
  'hdoc_company.get': 'platform administrators only; tested with clients',
  'hdoc_company.add': 'platform administrators only; tested with clients',
  'hdoc_company.update': 'platform administrators only; tested with clients',
  'hdoc_company.options': 'platform administrators only; tested with clients',
  'hdoc_company.form': 'platform administrators only; tested with clients',
  'profile.get': 'takes nothing; the caller’s own account',
  'profile.set_picture': 'changes the caller alone',
  'profile.remove_picture': 'changes the caller alone',
  'profile.picture': 'the caller’s own',
  'profile.sessions': 'the caller’s own',
  'profile.close_session': 'names sessions by 256 bits; tested with the profile',
  'profile.close_other_sessions': 'ends the caller’s own',
  'profile.activity': 'the caller’s own',
  'profile.data': 'the caller’s own',
  'profile.change_email': 'changes the caller alone',
  'profile.change_password': 'changes the caller alone',
  'setting.overview': 'takes nothing',
  'setting.institution': 'takes nothing',
  'setting.update_institution': 'takes no id; the session decides whose',
  'setting.look': 'takes nothing',
  'setting.update_look': 'takes a colour; the session decides whose',
  'setting.picture': 'takes bytes; the session decides whose',
  'setting.remove_picture': 'takes no id; the session decides whose',
  'setting.mail': 'takes nothing',
  'setting.update_mail': 'takes no id; the session decides whose',
  'setting.test_mail': 'takes nothing',
  'setting.security': 'takes nothing',
  'setting.update_security': 'takes no id; the session decides whose',
  'branding.picture': 'takes nothing; the host decides',
  'file.upload': 'takes bytes; tested with what follows from them',
}

/** The least a registration of the caller's own institution needs; one reference of it is then foreign. */
export interface OwnRow {
  registerId: number
  docTypeId: number
  issuerId: number
  documentId: number
  /** Waits for acceptance. */
  pendingId: number
}

/** For each call that takes an id, a code or a search: the other institution's. A call without a line fails the walk. */
export function foreignCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const paper = {
    category: 'intrare',
    register_id: mine.registerId,
    doc_type_id: mine.docTypeId,
    issuer_id: mine.issuerId,
    short_description: 'Cerere',
  }
  const aUser = { name: 'Nou', email: 'nou@test.example', username: 'nou.venit' }
  const registration = (change: object, field: string): ForeignCall => ({
    path: '/api/document/add',
    body: { ...paper, ...change },
    expected: { field },
  })
  const missing = (path: string, body?: object): ForeignCall => ({
    path,
    ...(body && { body }),
    expected: 'missing',
  })
  const empty = (path: string): ForeignCall => ({ path, expected: 'empty' })
  const filtered = (column: string, mode: string, value: string | number, field = column): ForeignCall =>
    empty(`/api/document/list/20?filters[0][column]=${column}&filters[0][match][${field}][${mode}]=${value}`)
  const options = (name: string, id: number): ForeignCall[] => [
    empty(`/api/${name}/options?ids=${id}`),
    empty(`/api/${name}/options?q=${mark}`),
  ]
  const access = (principal: 'group' | 'user', id: number) => [{ principal, id, see: true, register: true }]
  return {
    ...foreignAccountCalls(theirs, mine.pendingId),
    'activity.list': [
      empty(`/api/activity/list/20?search=${mark}`),
      empty(`/api/activity/list/20?filters[0][column]=by&filters[0][match][by][contains]=${mark}`),
    ],
    'activity.get': [missing(`/api/activity/get/${theirs.auditId}`)],
    'activity.erase': [missing('/api/activity/erase', { ids: [theirs.auditId], reason: 'x' })],
    'usermanager.login_as': [
      missing(`/api/usermanager/login_as/${theirs.userId}`, {}),
      missing(`/api/usermanager/login_as/${theirs.userId}`, { hdoc_id: theirs.institutionId }),
    ],
    'factor.rename_passkey': [missing('/api/factor/rename_passkey', { id: theirs.passkeyId, name: 'Furat' })],
    'factor.remove_passkey': [
      missing('/api/factor/remove_passkey', { id: theirs.passkeyId, password: testPassword }),
    ],
    'identity.remove': [missing('/api/identity/remove', { id: theirs.identityId, password: testPassword })],
    'profile.update': [
      {
        path: '/api/profile/update',
        body: { version: 1, values: { name: 'Nume Nou', phone: '', default_group_id: theirs.groupId } },
        expected: { field: 'default_group_id' },
      },
    ],
    'profile.active_group': [
      {
        path: '/api/profile/active_group',
        body: { group_id: theirs.groupId },
        expected: { field: 'group_id' },
      },
    ],
    'user.options': options('user', theirs.userId),
    'user.list': [
      empty(`/api/user/list/20/${mark}`),
      empty(`/api/user/list/20?filters[0][column]=groups&filters[0][match][groups][in]=${theirs.groupId}`),
      empty(`/api/user/list/20?filters[0][column]=roles&filters[0][match][roles][in]=${theirs.roleId}`),
    ],
    'user.get': [missing(`/api/user/get/${theirs.userId}`)],
    'user.add': [
      {
        path: '/api/user/add',
        body: { ...aUser, role_ids: [theirs.roleId] },
        expected: { field: 'role_ids' },
      },
      {
        path: '/api/user/add',
        body: { ...aUser, groups: [{ group_id: theirs.groupId, group_role_id: 1 }] },
        expected: { field: 'groups' },
      },
    ],
    'user.update': [missing('/api/user/update', { id: theirs.userId, values: { name: 'Furat' } })],
    'user.form': [{ path: '/api/user/form', expected: 'own' }],
    'user.rights': [missing(`/api/user/rights/${theirs.userId}`)],
    'user.activate': [missing('/api/user/activate', { ids: [theirs.userId] })],
    'user.deactivate': [missing('/api/user/deactivate', { ids: [theirs.userId] })],
    'user.add_to_group': [
      {
        path: '/api/user/add_to_group',
        body: { ids: [theirs.userId], group_id: theirs.groupId, group_role_id: 1 },
        expected: { field: 'group_id' },
      },
    ],
    'user.reset_password': [missing('/api/user/reset_password', { id: theirs.userId })],
    'user.reset_factors': [missing('/api/user/reset_factors', { id: theirs.userId })],
    'user_group.options': options('user_group', theirs.groupId),
    ...foreignRightsCalls(theirs),
    'issuer.list': [empty(`/api/issuer/list/20/${mark}`), empty('/api/issuer/list/20/14399840')],
    'issuer.get': [missing(`/api/issuer/get/${theirs.issuerId}`)],
    'issuer.add': [
      {
        path: '/api/issuer/add',
        body: { type: 'pf', name: 'Nou', id: theirs.issuerId },
        expected: { field: 'id' },
      },
    ],
    'issuer.update': [missing('/api/issuer/update', { id: theirs.issuerId, values: { name: 'Furat' } })],
    'issuer.options': options('issuer', theirs.issuerId),
    'issuer.suggest': [mark, '14399840', '0799999999'].map((q) => empty(`/api/issuer/suggest?q=${q}`)),
    'register.list': [empty(`/api/register/list/${mark}`)],
    'register.get': [missing(`/api/register/get/${theirs.registerId}`)],
    'register.add': [
      {
        path: '/api/register/add',
        body: { name: 'N1', code: 'N1', pattern: '#', access: access('group', theirs.groupId) },
        expected: { field: 'access' },
      },
      {
        path: '/api/register/add',
        body: { name: 'N2', code: 'N2', pattern: '#', access: access('user', theirs.userId) },
        expected: { field: 'access' },
      },
    ],
    'register.update': [
      missing('/api/register/update', { id: theirs.registerId, values: { name: 'Furat' } }),
      {
        path: '/api/register/update',
        body: { id: mine.registerId, values: { access: access('group', theirs.groupId) } },
        expected: { field: 'access' },
      },
    ],
    'register.options': options('register', theirs.registerId),
    'register.open_series': [
      missing('/api/register/open_series', { id: theirs.registerId, first_number: 1, reason: 'x' }),
    ],
    'doc_type.list': [empty(`/api/doc_type/list/${mark}`)],
    'doc_type.get': [missing(`/api/doc_type/get/${theirs.docTypeId}`)],
    'doc_type.add': [
      {
        path: '/api/doc_type/add',
        body: { name: 'N', category: 'intrare', register_id: theirs.registerId },
        expected: { field: 'register_id' },
      },
    ],
    'doc_type.update': [
      missing('/api/doc_type/update', { id: theirs.docTypeId, values: { name: 'Furat' } }),
      {
        path: '/api/doc_type/update',
        body: { id: mine.docTypeId, values: { register_id: theirs.registerId } },
        expected: { field: 'register_id' },
      },
    ],
    'doc_type.options': options('doc_type', theirs.docTypeId),
    'document.registration_form': [{ path: '/api/document/registration_form', expected: 'own' }],
    'document.add': [
      registration({ register_id: theirs.registerId }, 'register_id'),
      registration({ doc_type_id: theirs.docTypeId }, 'doc_type_id'),
      registration({ issuer_id: theirs.issuerId }, 'issuer_id'),
      registration({ group_id: theirs.groupId }, 'group_id'),
      registration({ upload_ids: [theirs.waitingId] }, 'upload_ids'),
      registration({ upload_ids: [theirs.fileId] }, 'upload_ids'),
    ],
    'document.list': [
      filtered('register', 'in', theirs.registerId),
      filtered('doc_type', 'in', theirs.docTypeId),
      filtered('group', 'in', theirs.groupId),
      filtered('registered_by', 'in', theirs.userId),
      filtered('number', 'contains', mark),
      filtered('issuer', 'contains', mark),
      filtered('issuer', 'equals', '14399840', 'cui'),
      filtered('short_description', 'contains', mark),
      filtered('external_number', 'equals', mark),
      empty(`/api/document/list/20/${mark}`),
    ],
    'document.get': [missing(`/api/document/get/${theirs.documentId}`)],
    'document.update': [
      missing('/api/document/update', { id: theirs.documentId, values: { short_description: 'Furat' } }),
      {
        path: '/api/document/update',
        body: { id: mine.documentId, values: { doc_type_id: theirs.docTypeId } },
        expected: { field: 'doc_type_id' },
      },
    ],
    'document.annul': [missing('/api/document/annul', { id: theirs.documentId, reason: 'x' })],
    'document.attach': [
      missing('/api/document/attach', { id: theirs.documentId, upload_ids: [theirs.waitingId] }),
      {
        path: '/api/document/attach',
        body: { id: mine.documentId, upload_ids: [theirs.waitingId] },
        expected: { field: 'upload_ids' },
      },
      {
        path: '/api/document/attach',
        body: { id: mine.documentId, upload_ids: [theirs.fileId] },
        expected: { field: 'upload_ids' },
      },
    ],
    'document.activity': [missing(`/api/document/activity/${theirs.documentId}`)],
    'document.confirmation': [missing(`/api/document/confirmation/${theirs.documentId}`)],
    'file.discard': [missing('/api/file/discard', { id: theirs.waitingId })],
    'file.download': [
      missing(`/api/file/download/${theirs.fileId}`),
      missing(`/api/file/download/${theirs.waitingId}`),
    ],
    'file.preview': [
      missing(`/api/file/preview/${theirs.fileId}`),
      missing(`/api/file/preview/${theirs.waitingId}`),
    ],
    'dashboard.get': [{ path: '/api/dashboard/get', expected: 'own' }],
    'public_post.list': [
      empty('/api/public_post/list'),
      empty(`/api/public_post/list?category=${theirs.postId}`),
    ],
    'public_post.get': [missing(`/api/public_post/get/${theirs.postId}`)],
    'tracking.get': [missing(`/api/tracking/get/${theirs.trackingCode}`)],
  }
}
