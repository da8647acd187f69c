import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing, options } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'

/** People and the choices of departments. */
export function peopleCalls(theirs: ForeignOffice): Readonly<Record<string, ForeignCall[]>> {
  const aUser = { name: 'Nou', email: 'nou@test.example', username: 'nou.venit' }
  return {
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
  }
}
