import { choices, elsewhere, fresh, get, post, remove, type Samples } from '../sample.ts'
import type { Subjects } from '../subjects.ts'

const membership = ({ groupId, userId, groupRoleId }: Subjects) => ({
  group_id: groupId,
  user_id: userId,
  group_role_id: groupRoleId,
})

/** Departments, their people and the roles in them. */
export const groupSamples: Samples = (about, own) => ({
  'user_group.list': {
    calls: [get(`/api/user_group/list/${about.text}`), get('/api/user_group/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'user_group.get': {
    calls: [get(`/api/user_group/get/${about.groupId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user_group.add': {
    calls: [
      post('/api/user_group/add', { name: fresh('Grup nou ') }),
      post('/api/user_group/add', { name: fresh('Grup nou '), role_ids: [about.groupRoleId] }),
    ],
    nowhere: 422,
    elsewhere: [null, { field: 'role_ids' }],
  },
  'user_group.update': {
    calls: [
      post('/api/user_group/update', { id: about.groupId, values: { description: 'Schimbat' } }),
      post('/api/user_group/update', { id: own.groupId, values: { role_ids: [about.groupRoleId] } }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'user_group.options': {
    calls: choices('user_group', about.groupId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
  'user_group.references': {
    calls: [get(`/api/user_group/references?q=${about.text}`)],
    nowhere: 200,
    elsewhere: 'empty',
  },
  'user_group.members': {
    calls: [get(`/api/user_group/members/${about.groupId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'user_group.add_member': {
    calls: [
      post('/api/user_group/add_member', membership(about)),
      post('/api/user_group/add_member', { ...membership(about), group_id: own.groupId }),
      post('/api/user_group/add_member', { ...membership(about), user_id: about.invitedId }),
      post('/api/user_group/add_member', { ...membership(about), user_id: own.userId }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'user_group.update_member': {
    calls: [
      post('/api/user_group/update_member', membership(about)),
      post('/api/user_group/update_member', { ...membership(about), group_id: own.groupId }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'user_group.remove_member': {
    calls: [
      post('/api/user_group/remove_member', { group_id: about.groupId, user_id: about.userId }, 2),
      post('/api/user_group/remove_member', { group_id: own.groupId, user_id: about.userId }, 2),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'user_group.delete': {
    calls: [
      remove(`/api/user_group/delete/${about.groupId}`),
      remove(`/api/user_group/delete/${about.spare.groupId}`),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'group_role.list': {
    calls: [get(`/api/group_role/list/${about.text}`), get('/api/group_role/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'group_role.get': {
    calls: [get(`/api/group_role/get/${about.groupRoleId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'group_role.add': {
    calls: [post('/api/group_role/add', { name: fresh('Rol de grup nou ') })],
    nowhere: 422,
    elsewhere: [],
    more: [elsewhere({ field: 'id' }, post('/api/group_role/add', { name: 'N', id: about.groupRoleId }))],
  },
  'group_role.update': {
    calls: [post('/api/group_role/update', { id: about.groupRoleId, values: { description: 'Schimbat' } })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'group_role.options': {
    calls: choices('group_role', about.groupRoleId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
  'group_role.delete': {
    calls: [
      remove(`/api/group_role/delete/${about.groupRoleId}`),
      remove(`/api/group_role/delete/${about.spare.groupRoleId}`),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
})
