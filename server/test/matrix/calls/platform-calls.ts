import { choices, fresh, get, type MatrixCalls, post } from './matrix-call.ts'

/** Companies, institutions, and the people of all of them: calls of the platform. */
export const platformCalls: MatrixCalls = (about) => {
  const { institutionId: institution_id, userId: id, companyId } = about
  const who = { institution_id, id }
  return {
    'platform_user.list_platform': [get('/api/platform_user/platform/list/20')],
    'platform_user.list_all': [
      get(
        `/api/platform_user/all/list/20?filters[0][column]=institution_id&filters[0][match][institution_id][equals]=${institution_id}`,
      ),
    ],
    'platform_user.list_pending': [get('/api/platform_user/pending/list/20')],
    'platform_user.get': [get(`/api/platform_user/get/${institution_id}/${id}`)],
    'platform_user.form': [get(`/api/platform_user/form/${institution_id}`)],
    'platform_user.rights': [get(`/api/platform_user/rights/${institution_id}/${id}`)],
    'platform_user.add': [
      post('/api/platform_user/add', {
        institution_id,
        values: { name: 'Nou', username: fresh('nou'), email: `${fresh('nou')}@test.example` },
      }),
    ],
    'platform_user.update': [
      post('/api/platform_user/update', { ...who, values: { job_title: 'Schimbat' } }),
    ],
    'platform_user.activate': [post('/api/platform_user/activate', { people: [who] })],
    'platform_user.deactivate': [
      post('/api/platform_user/deactivate', { people: [who], preview: true }),
      post('/api/platform_user/deactivate', { people: [who] }, 4),
    ],
    'platform_user.reset_password': [post('/api/platform_user/reset_password', who, 2)],
    'platform_user.reset_factors': [post('/api/platform_user/reset_factors', who, 2)],
    'platform_user.invite_again': [
      post('/api/platform_user/invite_again', { institution_id, id: about.invitedId }),
    ],
    'platform_user.accept': [post('/api/platform_user/accept', { institution_id, id: about.pendingId })],
    'platform_user.refuse': [
      post('/api/platform_user/refuse', { institution_id, id: about.spare.pendingId, reason: 'x' }, 2),
    ],
    'company.list': [get('/api/company/list/20')],
    'company.get': [get(`/api/company/get/${companyId}`)],
    'company.add': [post('/api/company/add', { name: fresh('Firma '), cui: '14399840' })],
    'company.update': [post('/api/company/update', { id: companyId, values: { phone: '0244000000' } })],
    'company.options': choices('company', companyId, 'Comuna'),
    'hdoc_company.list': [get('/api/hdoc_company/list/20')],
    'hdoc_company.get': [get(`/api/hdoc_company/get/${institution_id}`)],
    'hdoc_company.form': [get('/api/hdoc_company/form')],
    'hdoc_company.options': choices('hdoc_company', institution_id, 'Comuna'),
    'hdoc_company.add': [
      post('/api/hdoc_company/add', {
        name: fresh('Comuna Nouă '),
        tag: fresh('comunanoua'),
        active_from: '2026-11-01',
        company_id: companyId,
        default_registers: [about.registerId],
        administrator: { name: 'Ana', email: `${fresh('ana')}@test.example`, username: 'ana' },
      }),
    ],
    'hdoc_company.update': [
      post('/api/hdoc_company/update', { id: institution_id, values: { phone: '0244000000' } }),
    ],
    'hdoc_company.catalogue': [get(`/api/hdoc_company/catalogue/${institution_id}`)],
    'hdoc_company.bring': [post('/api/hdoc_company/bring', { id: institution_id })],
    'hdoc_company.enter': [post('/api/hdoc_company/enter', { id: institution_id }, 3)],
    'hdoc_company.leave': [post('/api/hdoc_company/leave', {}, 3)],
  }
}
