import type { SampleCall } from '../../calls/sample.ts'
import { get, post } from '../../calls/sample.ts'
import type { PlantedTown } from './planted-town.ts'

type Asked = SampleCall & { status: number }
/** What a public call shows, and how a stranger makes it, with secrets of their own and ids of others. */
export type PublicRow = { shows: string; asked: (town: PlantedTown) => Asked[] | Promise<Asked[]> }

const ok = (call: SampleCall): Asked => ({ ...call, status: 200 })
const missing = (call: SampleCall): Asked => ({ ...call, status: 404 })
const invalid = (call: SampleCall): Asked => ({ ...call, status: 422 })
const row = (shows: string, ...calls: Asked[]): PublicRow => ({ shows, asked: () => calls })
const rowOf = (shows: string, asked: PublicRow['asked']): PublicRow => ({ shows, asked })
const guessed = 'x'.repeat(40)
const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }

const accountRows: Record<string, PublicRow> = {
  'account.accept_invitation': row(
    'whether a link is good',
    missing(post('/api/accept-invitation', { token: guessed, ...chosen })),
  ),
  'account.confirm_address': row(
    'whether a link is good',
    missing(post('/api/confirm-address', { token: guessed })),
  ),
  'account.confirmation_link': row(
    'whose link it is, to its holder',
    missing(get(`/api/confirm-address/${guessed}`)),
  ),
  'account.forgot_password': row(
    'the same for every address',
    ok(post('/api/forgot-password', { email: 'nimeni@test.example' })),
  ),
  'account.invitation_link': row(
    'whom it invites, to its holder',
    missing(get(`/api/accept-invitation/${guessed}`)),
  ),
  'account.register': row('that a request was noted', invalid(post('/api/register'))),
  'account.registration': row('whether people may ask for an account', ok(get('/api/register/form'))),
  'account.reset_link': row(
    'whose password it sets, to its holder',
    missing(get(`/api/reset-password/${guessed}`)),
  ),
  'account.reset_password': row(
    'whether a link is good',
    missing(post('/api/reset-password', { token: guessed, ...chosen })),
  ),
  'account.sign_in_link': row('the same for every name', ok(post('/api/login/link', { username: 'nimeni' }))),
  'session.ask_passkey': row('a challenge', ok(post('/api/login/ask_passkey'))),
  'session.csrf_cookie': row('a token', ok(get('/api/csrf-cookie'))),
  'session.login': row(
    'the same for every name',
    invalid(post('/api/login', { username: 'ofiter', password: 'greșită-de-tot' })),
  ),
  'session.login_passkey': row('the same for every key', invalid(post('/api/login/passkey'))),
  'session.logout': row('nothing', ok(post('/api/logout'))),
  'session.second_factor': row('the same for every ticket', invalid(post('/api/login/second_factor'))),
  'session.status': row('whether one is signed in', ok(get('/api/status'))),
  'oidc.callback': row('a way back to sign-in', { ...get('/api/oidc/callback'), status: 302 }),
  'oidc.start': row('a way to the provider', { ...get('/api/oidc/start'), status: 302 }),
  'phone.arrange': row(
    'photos of its own link',
    missing(post('/api/phone/arrange', { token: guessed, photo_ids: [], dropped_ids: [] })),
  ),
  'phone.photo': row(
    'that it arrived',
    missing({ path: `/api/phone/photo/${guessed}`, bytes: Buffer.from('x') }),
  ),
  'phone.send': row(
    'that they arrived',
    missing(post('/api/phone/send', { token: guessed, photo_ids: [1] })),
  ),
  'phone.show': row('what is to be photographed, to its holder', missing(get(`/api/phone/show/${guessed}`))),
}

const requestRows: Record<string, PublicRow> = {
  'data_request.append_file': row(
    'how much has arrived',
    missing({ path: `/api/data_request/part/1/1?k=${guessed}`, when: 1 }),
  ),
  'data_request.begin_file': row(
    'how much has arrived',
    missing({ path: `/api/data_request/file/1?k=${guessed}&item=1`, bytes: Buffer.from('x') }),
  ),
  'data_request.drop_file': row(
    'nothing',
    missing({ path: `/api/data_request/part/1/1?k=${guessed}`, when: 2 }),
  ),
  'data_request.file_state': row(
    'how much has arrived',
    missing({ path: `/api/data_request/part/1/1?k=${guessed}` }),
  ),
  'data_request.finish_file': row(
    'the files of its own link',
    missing(post('/api/data_request/finish_file', { id: 1, k: guessed, file_id: 1 })),
  ),
  'data_request.send': row('that it arrived', missing(post('/api/data_request/send', { id: 1, k: guessed }))),
  'data_request.show': row(
    'what is asked, to its holder',
    missing(get(`/api/data_request/show/1?k=${guessed}`)),
  ),
}

const formRows: Record<string, PublicRow> = {
  'public_form.open': row('a key and limits', ok(get('/api/public_form/open/contact_message'))),
  'public_form.begin_file': rowOf('how much has arrived', async ({ open }) => [
    {
      path: `/api/public_form/file?k=${await open('contact_message')}`,
      bytes: Buffer.from('%PDF-1.7'),
      status: 400,
    },
  ]),
  'public_form.file_state': rowOf('how much has arrived', ({ formKey }) => [
    { path: `/api/public_form/part/1?k=${formKey}`, status: 409 },
  ]),
  'public_form.append_file': rowOf('how much has arrived', ({ formKey }) => [
    { path: `/api/public_form/part/1?k=${formKey}`, when: 1, status: 409 },
  ]),
  'public_form.drop_file': rowOf('nothing', ({ formKey }) => [
    { path: `/api/public_form/part/1?k=${formKey}`, when: 2, status: 409 },
  ]),
  'public_form.finish_file': rowOf('one’s own form', ({ formKey }) => [
    { ...post('/api/public_form/finish_file', { key: formKey, file_id: 1 }), status: 409 },
  ]),
  'public_form.sent': rowOf('one’s own form', ({ formKey }) => [
    ok(get(`/api/public_form/sent?k=${formKey}`)),
  ]),
  'public_form.resend': rowOf('one’s own form', ({ formKey }) => [
    { ...post('/api/public_form/resend', { key: formKey }), status: 409 },
  ]),
  'public_form.correct': rowOf('one’s own form', ({ formKey, stranger: { email } }) => [
    { ...post('/api/public_form/correct', { key: formKey, email, email_confirmation: email }), status: 409 },
  ]),
  'public_form.confirm_code': rowOf('one’s own form', ({ formKey }) => [
    ok(post('/api/public_form/confirm_code', { key: formKey, code: '000000' })),
  ]),
  'public_form.show': rowOf('the form of a link', ({ token }) => [ok(get(`/api/public_form/show/${token}`))]),
  'public_form.confirm': rowOf('the form of a link', ({ token }) => [
    ok(post('/api/public_form/confirm', { token })),
  ]),
  'public_form.receipt': rowOf('one’s own receipt', ({ formKey }) => [
    ok(get(`/api/public_form/receipt?k=${formKey}`)),
  ]),
  'contact_message.send': rowOf('one’s own form', async ({ open, beside }) => [
    ok(
      post('/api/contact_message/send', {
        ...beside(await open('contact_message')),
        ...{ category: 'other', subject: 'A', message: 'B' },
      }),
    ),
  ]),
  'gazette_alert.send': rowOf('one’s own form', async ({ open, beside }) => [
    ok(post('/api/gazette_alert/send', { ...beside(await open('gazette_alert')), pace: 'daily' })),
  ]),
  'gazette_alert.show': row('the alerts of a link', missing(get(`/api/gazette_alert/show/${guessed}`))),
  'gazette_alert.end': row('that they ended', missing(post(`/api/gazette_alert/end/${guessed}`))),
  'portal_submission.types': row('types that can be handed in', ok(get('/api/portal_submission/types'))),
  'portal_submission.send': rowOf('one’s own form', async ({ open, beside, docTypeId }) => [
    invalid(
      post('/api/portal_submission/send', {
        ...beside(await open('submission')),
        ...{ doc_type_id: docTypeId, subject: 'A', who: { type: 'pf', name: 'Altcineva' } },
      }),
    ),
  ]),
  'portal_submission.asked': rowOf('what is asked of the holder', ({ secret }) => [
    missing(get(`/api/portal_submission/asked?c=${secret}`)),
  ]),
  'portal_submission.complete': rowOf('one’s own form', async ({ open, beside, secret }) => [
    missing(
      post('/api/portal_submission/complete', {
        ...{ ...beside(await open('submission_completion')), secret, answer: 'A' },
      }),
    ),
  ]),
  'portal_submission.own': rowOf('one’s own submission', ({ secret }) => [
    missing(get(`/api/portal_submission/own?s=${secret}`)),
  ]),
  'portal_submission.withdraw_own': rowOf('one’s own submission', ({ secret }) => [
    missing(post('/api/portal_submission/withdraw_own', { s: secret })),
  ]),
  'online_form.offered': rowOf('the form of a type', ({ docTypeId }) => [
    ok(get(`/api/online_form/offered/${docTypeId}`)),
  ]),
}

const complaintRows: Record<string, PublicRow> = {
  'portal_complaint.types': row('types with help and area', ok(get('/api/portal_complaint/types'))),
  'complaint_fields.offered': rowOf('what a type asks beside', ({ typeId }) => [
    ok(get(`/api/complaint_fields/offered/${typeId}`)),
  ]),
  'portal_complaint.places': row(
    'localities and streets of the institution',
    ok(get('/api/portal_complaint/places?q=str')),
  ),
  'portal_complaint.near': rowOf('day, distance and photo of accepted complaints', ({ typeId, spot }) => [
    ok(get(`/api/portal_complaint/near?type=${typeId}&lat=${spot.lat}&lng=${spot.lng}`)),
  ]),
  'portal_complaint.photo': rowOf('the approved, blurred photo', ({ complaintId }) => [
    ok(get(`/api/portal_complaint/photo/${complaintId}`)),
  ]),
  'portal_complaint.send': rowOf('one’s own form', async ({ open, stranger, typeId }) => [
    ok(post('/api/portal_complaint/send', stranger.filing(await open('complaint'), { type_id: typeId }))),
  ]),
  'portal_complaint.support': rowOf('one’s own form', async ({ open, beside, complaintId }) => [
    ok(
      post('/api/portal_complaint/support', {
        ...beside(await open('complaint_support')),
        complaint_id: complaintId,
      }),
    ),
  ]),
  'portal_complaint.own': rowOf('one’s own complaint', ({ secret }) => [
    ok(get(`/api/portal_complaint/own?k=${secret}`)),
  ]),
  'portal_complaint.own_file': rowOf('a file of one’s own answer', ({ secret, photoId }) => [
    missing(get(`/api/portal_complaint/own_file/${photoId}?k=${secret}`)),
  ]),
  'portal_complaint.add_to_own': rowOf('one’s own complaint', ({ secret }) => [
    ok(post('/api/portal_complaint/add_to_own', { k: secret, text: 'Încă ceva' })),
  ]),
  'portal_complaint.withdraw_own': rowOf('one’s own complaint', ({ secret }) => [
    ok(post('/api/portal_complaint/withdraw_own', { k: secret }, 2)),
  ]),
  'tracking.get': rowOf('status and headings of one registration', ({ trackingCode }) => [
    ok(get(`/api/tracking/get/${trackingCode}`)),
  ]),
}

const readRows: Record<string, PublicRow> = {
  'branding.picture': row('arms and pictures of the institution', missing(get('/api/branding/logo'))),
  'head_script.get_all': row('approved scripts', ok(get('/api/head_script/get_all/'))),
  'head_script.on_load': row('the text of an approved script', missing(get('/api/head_script/on_load/1'))),
  'public_gazette.tree': row('headings', ok(get('/api/public_gazette/tree'))),
  'public_gazette.list': row(
    'published acts',
    ok(get('/api/public_gazette/list')),
    ok(get('/api/public_gazette/list?q=plantat')),
    ok(get('/api/public_gazette/list?q=zenobia')),
  ),
  'public_gazette.get': rowOf('a published act', ({ entryId, draftEntryId, erasedEntryId }) => [
    ok(get(`/api/public_gazette/get/${entryId}`)),
    missing(get(`/api/public_gazette/get/${draftEntryId}`)),
    ok(get(`/api/public_gazette/get/${erasedEntryId}`)),
  ]),
  'public_gazette.file': rowOf('a file of a published act', ({ fileId, draftFileId, erasedFileId }) => [
    ok(get(`/api/public_gazette/file/${fileId}`)),
    missing(get(`/api/public_gazette/file/${draftFileId}`)),
    missing(get(`/api/public_gazette/file/${erasedFileId}`)),
  ]),
  'public_page.get': row('pages of text', ok(get('/api/public_page/get/contact'))),
  'public_post.list': row('public posts', ok(get('/api/public_post/list'))),
  'public_post.get': rowOf('a public post', ({ postId, draftPostId }) => [
    ok(get(`/api/public_post/get/${postId}`)),
    missing(get(`/api/public_post/get/${draftPostId}`)),
  ]),
  'public_post.picture': row('a picture of a public post', missing(get('/api/public_post/picture/1'))),
}

/** Everything that anybody may call, with what it shows. A public call without a row here fails its test. */
export const publicTable: Readonly<Record<string, PublicRow>> = {
  ...accountRows,
  ...requestRows,
  ...formRows,
  ...complaintRows,
  ...readRows,
}
