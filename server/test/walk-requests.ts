/** A call that any person may try: `answer` is what those who are let in get, whoever they are. */
export interface WalkRequest {
  path: string
  body?: object
  answer: number
}
const missing = 999_999_999
const form = { answer: 422, body: {} }

/**
 * One request for each declared call, about rows that do not exist, so that only the right to call decides.
 * A test fails when a call has no line here.
 */
export const walkRequests: Readonly<Record<string, WalkRequest>> = {
  'session.csrf_cookie': { path: '/api/csrf-cookie', answer: 200 },
  'session.status': { path: '/api/status', answer: 200 },
  'session.login': { path: '/api/login', ...form },
  'usermanager.login_back': { path: '/api/usermanager/login_back', answer: 409 },
  'usermanager.login_as': {
    path: `/api/usermanager/login_as/${missing}`,
    body: { hdoc_id: missing },
    answer: 404,
  },
  'hdoc_company.enter': { path: '/api/hdoc_company/enter', body: { id: missing }, answer: 404 },
  'hdoc_company.leave': { path: '/api/hdoc_company/leave', body: {}, answer: 200 },
  'preference.update': { path: '/api/preference/update', body: {}, answer: 200 },
  'user.options': { path: '/api/user/options', answer: 200 },
  'user_group.options': { path: '/api/user_group/options', answer: 200 },
  'locality.options': { path: '/api/locality/options?county=AG', answer: 200 },
  'issuer.list': { path: '/api/issuer/list/20', answer: 200 },
  'issuer.get': { path: `/api/issuer/get/${missing}`, answer: 404 },
  'issuer.add': { path: '/api/issuer/add', ...form },
  'issuer.update': { path: '/api/issuer/update', body: { id: missing, values: {} }, answer: 404 },
  'issuer.options': { path: '/api/issuer/options', answer: 200 },
  'issuer.suggest': { path: '/api/issuer/suggest?q=a', answer: 200 },
  'register.list': { path: '/api/register/list', answer: 200 },
  'register.get': { path: `/api/register/get/${missing}`, answer: 404 },
  'register.add': { path: '/api/register/add', ...form },
  'register.update': { path: '/api/register/update', body: { id: missing, values: {} }, answer: 404 },
  'register.options': { path: '/api/register/options', answer: 200 },
  'register.open_series': {
    path: '/api/register/open_series',
    body: { id: missing, first_number: 1, reason: 'x' },
    answer: 404,
  },
  'doc_type.list': { path: '/api/doc_type/list', answer: 200 },
  'doc_type.get': { path: `/api/doc_type/get/${missing}`, answer: 404 },
  'doc_type.add': { path: '/api/doc_type/add', ...form },
  'doc_type.update': { path: '/api/doc_type/update', body: { id: missing, values: {} }, answer: 404 },
  'doc_type.options': { path: '/api/doc_type/options', answer: 200 },
  'document.registration_form': { path: '/api/document/registration_form', answer: 200 },
  'document.add': { path: '/api/document/add', ...form },
  'document.list': { path: '/api/document/list/20', answer: 200 },
  'document.get': { path: `/api/document/get/${missing}`, answer: 404 },
  'document.update': { path: '/api/document/update', body: { id: missing, values: {} }, answer: 404 },
  'document.annul': { path: '/api/document/annul', body: { id: missing, reason: 'x' }, answer: 404 },
  'document.attach': { path: '/api/document/attach', body: { id: missing, upload_ids: [1] }, answer: 404 },
  'document.activity': { path: `/api/document/activity/${missing}`, answer: 404 },
  'document.confirmation': { path: `/api/document/confirmation/${missing}`, answer: 404 },
  'file.upload': { path: '/api/file/upload?name=a.pdf', body: {}, answer: 400 },
  'file.discard': { path: '/api/file/discard', body: { id: missing }, answer: 404 },
  'file.download': { path: `/api/file/download/${missing}`, answer: 404 },
  'file.preview': { path: `/api/file/preview/${missing}`, answer: 404 },
  'dashboard.get': { path: '/api/dashboard/get', answer: 200 },
  'public_post.list': { path: '/api/public_post/list', answer: 200 },
  'public_post.get': { path: `/api/public_post/get/${missing}`, answer: 404 },
  'tracking.get': { path: '/api/tracking/get/nimic', answer: 404 },
  'session.logout': { path: '/api/logout', body: {}, answer: 200 },
}
