import { choices, elsewhere, fresh, get, noIds, post, type Samples } from '../sample.ts'

const person = (more: object) => ({
  name: 'Om Nou',
  username: fresh('om.nou'),
  email: `${fresh('om')}@test.example`,
  ...more,
})
const filtered = (column: string, one: number) =>
  get(`/api/user/list/20?filters[0][column]=${column}&filters[0][match][${column}][in]=${one}`)

/** People of an institution, and acting as somebody. */
export const userSamples: Samples = (about, own) => ({
  'usermanager.login_as': {
    calls: [
      post(`/api/usermanager/login_as/${about.userId}`, { hdoc_id: about.institutionId }, 3),
      post(`/api/usermanager/login_as/${about.userId}`, {}, 3),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'usermanager.login_back': {
    calls: [{ path: '/api/usermanager/login_back', when: 3 }],
    nowhere: 409,
    elsewhere: noIds('takes nothing'),
  },
  'user.options': { calls: choices('user', about.userId, about.text), nowhere: 200, elsewhere: 'empty' },
  'user.list': {
    calls: [
      get(`/api/user/list/20/${about.text}`),
      filtered('groups', about.groupId),
      filtered('roles', about.roleId),
    ],
    nowhere: 200,
    elsewhere: 'empty',
  },
  'user.get': { calls: [get(`/api/user/get/${about.userId}`)], nowhere: 404, elsewhere: 'missing' },
  'user.form': { calls: [get('/api/user/form')], nowhere: 200, elsewhere: 'own' },
  'user.rights': { calls: [get(`/api/user/rights/${about.userId}`)], nowhere: 404, elsewhere: 'missing' },
  'user.add': {
    calls: [
      post('/api/user/add', person({ role_ids: [about.roleId] })),
      post('/api/user/add', person({ bundle_ids: [about.bundleId] })),
      post(
        '/api/user/add',
        person({ groups: [{ group_id: about.groupId, group_role_id: own.groupRoleId }] }),
      ),
      post(
        '/api/user/add',
        person({ groups: [{ group_id: own.groupId, group_role_id: about.groupRoleId }] }),
      ),
      post('/api/user/add', person({ is_admin: true })),
    ],
    nowhere: 422,
    elsewhere: [{ field: 'role_ids' }, null, { field: 'groups' }],
  },
  'user.update': {
    calls: [
      post('/api/user/update', { id: about.userId, values: { job_title: 'Schimbat' } }),
      post('/api/user/update', { id: own.userId, values: { role_ids: [about.roleId] } }),
      post('/api/user/update', { id: own.userId, values: { bundle_ids: [about.bundleId] } }),
      post('/api/user/update', {
        id: own.userId,
        values: { groups: [{ group_id: about.groupId, group_role_id: own.groupRoleId }] },
      }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'user.activate': {
    calls: [post('/api/user/activate', { ids: [about.userId] })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user.deactivate': {
    calls: [
      post('/api/user/deactivate', { ids: [about.userId], preview: true }),
      post('/api/user/deactivate', { ids: [own.userId, about.userId] }, 4),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
    more: [elsewhere('missing', post('/api/user/deactivate', { ids: [about.userId] }))],
  },
  'user.add_to_group': {
    calls: [
      post('/api/user/add_to_group', {
        ids: [about.userId],
        group_id: own.groupId,
        group_role_id: own.groupRoleId,
      }),
      post('/api/user/add_to_group', {
        ids: [own.userId],
        group_id: about.groupId,
        group_role_id: own.groupRoleId,
      }),
      post('/api/user/add_to_group', {
        ids: [own.userId],
        group_id: own.groupId,
        group_role_id: about.groupRoleId,
      }),
    ],
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere(
        { field: 'group_id' },
        post('/api/user/add_to_group', { ids: [about.userId], group_id: about.groupId, group_role_id: 1 }),
      ),
    ],
  },
  'user.reset_password': {
    calls: [post('/api/user/reset_password', { id: about.userId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user.reset_factors': {
    calls: [post('/api/user/reset_factors', { id: about.userId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user.accept': {
    calls: [
      post('/api/user/accept', {
        id: own.pendingId,
        groups: [{ group_id: about.groupId, group_role_id: about.groupRoleId }],
      }),
      post('/api/user/accept', { id: own.pendingId, role_ids: [about.roleId] }),
      post('/api/user/accept', { id: about.pendingId }, 2),
    ],
    nowhere: 404,
    elsewhere: [{ field: 'groups' }, null, 'missing'],
  },
  'user.refuse': {
    calls: [post('/api/user/refuse', { id: about.spare.pendingId, reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user.invite_again': {
    calls: [post('/api/user/invite_again', { id: about.invitedId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
