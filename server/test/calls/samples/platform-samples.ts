import { choices, fresh, get, noIds, post, type Samples } from '../sample.ts'
import type { Subjects } from '../subjects.ts'

const who = ({ institutionId, userId }: Subjects) => ({ institution_id: institutionId, id: userId })

/** Companies, institutions, and the people of all of them: calls of the platform. */
export const platformSamples: Samples = (about) => ({
  'locality.options': {
    calls: [get('/api/locality/options?county=AG')],
    nowhere: 200,
    elsewhere: noIds('public data'),
  },
  'company_lookup.get': {
    calls: [get('/api/company_lookup/get?cui=14399840')],
    nowhere: 200,
    elsewhere: noIds('public data'),
  },
  'platform_user.list_platform': {
    calls: [get('/api/platform_user/platform/list/20')],
    nowhere: 200,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.list_all': {
    calls: [
      get(
        `/api/platform_user/all/list/20?filters[0][column]=institution_id&filters[0][match][institution_id][equals]=${about.institutionId}`,
      ),
    ],
    nowhere: 200,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.list_pending': {
    calls: [get('/api/platform_user/pending/list/20')],
    nowhere: 200,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.get': {
    calls: [get(`/api/platform_user/get/${about.institutionId}/${about.userId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.form': {
    calls: [get(`/api/platform_user/form/${about.institutionId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.rights': {
    calls: [get(`/api/platform_user/rights/${about.institutionId}/${about.userId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.add': {
    calls: [
      post('/api/platform_user/add', {
        institution_id: about.institutionId,
        values: { name: 'Nou', username: fresh('nou'), email: `${fresh('nou')}@test.example` },
      }),
    ],
    nowhere: 422,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.update': {
    calls: [post('/api/platform_user/update', { ...who(about), values: { job_title: 'Schimbat' } })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.activate': {
    calls: [post('/api/platform_user/activate', { people: [who(about)] })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.deactivate': {
    calls: [
      post('/api/platform_user/deactivate', { people: [who(about)], preview: true }),
      post('/api/platform_user/deactivate', { people: [who(about)] }, 4),
    ],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.reset_password': {
    calls: [post('/api/platform_user/reset_password', who(about), 2)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.reset_factors': {
    calls: [post('/api/platform_user/reset_factors', who(about), 2)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.invite_again': {
    calls: [
      post('/api/platform_user/invite_again', { institution_id: about.institutionId, id: about.invitedId }),
    ],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.accept': {
    calls: [post('/api/platform_user/accept', { institution_id: about.institutionId, id: about.pendingId })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'platform_user.refuse': {
    calls: [
      post(
        '/api/platform_user/refuse',
        { institution_id: about.institutionId, id: about.spare.pendingId, reason: 'x' },
        2,
      ),
    ],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with users'),
  },
  'company.list': {
    calls: [get('/api/company/list/20')],
    nowhere: 200,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'company.get': {
    calls: [get(`/api/company/get/${about.companyId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'company.add': {
    calls: [post('/api/company/add', { name: fresh('Firma '), cui: '14399840' })],
    nowhere: 422,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'company.update': {
    calls: [post('/api/company/update', { id: about.companyId, values: { phone: '0244000000' } })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'company.options': {
    calls: choices('company', about.companyId, 'Comuna'),
    nowhere: 200,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.list': {
    calls: [get('/api/hdoc_company/list/20')],
    nowhere: 200,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.get': {
    calls: [get(`/api/hdoc_company/get/${about.institutionId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.form': {
    calls: [get('/api/hdoc_company/form')],
    nowhere: 200,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.options': {
    calls: choices('hdoc_company', about.institutionId, 'Comuna'),
    nowhere: 200,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.add': {
    calls: [
      post('/api/hdoc_company/add', {
        name: fresh('Comuna Nouă '),
        tag: fresh('comunanoua'),
        active_from: '2026-11-01',
        company_id: about.companyId,
        default_registers: [about.registerId],
        administrator: { name: 'Ana', email: `${fresh('ana')}@test.example`, username: 'ana' },
      }),
    ],
    nowhere: 422,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.update': {
    calls: [post('/api/hdoc_company/update', { id: about.institutionId, values: { phone: '0244000000' } })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.catalogue': {
    calls: [get(`/api/hdoc_company/catalogue/${about.institutionId}`)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.bring': {
    calls: [post('/api/hdoc_company/bring', { id: about.institutionId })],
    nowhere: 404,
    elsewhere: noIds('platform administrators only; tested with clients'),
  },
  'hdoc_company.enter': {
    calls: [post('/api/hdoc_company/enter', { id: about.institutionId }, 3)],
    nowhere: 404,
    elsewhere: noIds('platform administrators only, on their own host; tested with acting'),
  },
  'hdoc_company.leave': {
    calls: [post('/api/hdoc_company/leave', {}, 3)],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
})
