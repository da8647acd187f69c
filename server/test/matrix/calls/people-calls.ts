import { choices, fresh, get, type MatrixCalls, post, remove } from './matrix-call.ts'

/** People, roles, bundles, departments and acting as somebody. */
export const peopleCalls: MatrixCalls = (about, own) => {
  const { userId: id, groupId: group, roleId, bundleId, groupRoleId, text } = about
  const membership = { group_id: group, user_id: id, group_role_id: groupRoleId }
  const person = (more: object) => ({
    name: 'Om Nou',
    username: fresh('om.nou'),
    email: `${fresh('om')}@test.example`,
    ...more,
  })
  const filtered = (column: string, one: number) =>
    get(`/api/user/list/20?filters[0][column]=${column}&filters[0][match][${column}][in]=${one}`)
  return {
    'usermanager.login_as': [
      post(`/api/usermanager/login_as/${id}`, {}, 3),
      post(`/api/usermanager/login_as/${id}`, { hdoc_id: about.institutionId }, 3),
    ],
    'usermanager.login_back': [{ path: '/api/usermanager/login_back', when: 3 }],
    'user.options': choices('user', id, text),
    'user.list': [get(`/api/user/list/20/${text}`), filtered('groups', group), filtered('roles', roleId)],
    'user.get': [get(`/api/user/get/${id}`)],
    'user.form': [get('/api/user/form')],
    'user.rights': [get(`/api/user/rights/${id}`)],
    'user.add': [
      post('/api/user/add', person({ role_ids: [roleId] })),
      post('/api/user/add', person({ bundle_ids: [bundleId] })),
      post('/api/user/add', person({ groups: [{ group_id: group, group_role_id: own.groupRoleId }] })),
      post('/api/user/add', person({ groups: [{ group_id: own.groupId, group_role_id: groupRoleId }] })),
      post('/api/user/add', person({ is_admin: true })),
    ],
    'user.update': [
      post('/api/user/update', { id, values: { job_title: 'Schimbat' } }),
      post('/api/user/update', { id: own.userId, values: { role_ids: [roleId] } }),
      post('/api/user/update', { id: own.userId, values: { bundle_ids: [bundleId] } }),
      post('/api/user/update', {
        id: own.userId,
        values: { groups: [{ group_id: group, group_role_id: own.groupRoleId }] },
      }),
    ],
    'user.activate': [post('/api/user/activate', { ids: [id] })],
    'user.deactivate': [
      post('/api/user/deactivate', { ids: [id], preview: true }),
      post('/api/user/deactivate', { ids: [own.userId, id] }, 4),
    ],
    'user.add_to_group': [
      post('/api/user/add_to_group', { ids: [id], group_id: own.groupId, group_role_id: own.groupRoleId }),
      post('/api/user/add_to_group', { ids: [own.userId], group_id: group, group_role_id: own.groupRoleId }),
      post('/api/user/add_to_group', {
        ids: [own.userId],
        group_id: own.groupId,
        group_role_id: groupRoleId,
      }),
    ],
    'user.reset_password': [post('/api/user/reset_password', { id }, 2)],
    'user.reset_factors': [post('/api/user/reset_factors', { id }, 2)],
    'user.accept': [
      post('/api/user/accept', {
        id: own.pendingId,
        groups: [{ group_id: group, group_role_id: groupRoleId }],
      }),
      post('/api/user/accept', { id: own.pendingId, role_ids: [roleId] }),
      post('/api/user/accept', { id: about.pendingId }, 2),
    ],
    'user.refuse': [post('/api/user/refuse', { id: about.spare.pendingId, reason: 'x' }, 2)],
    'user.invite_again': [post('/api/user/invite_again', { id: about.invitedId })],
    'role.list': [get(`/api/role/list/${text}`), get('/api/role/list')],
    'role.get': [get(`/api/role/get/${roleId}`)],
    'role.add': [
      post('/api/role/add', { name: fresh('Rol nou '), permissions: ['document.list'] }),
      post('/api/role/add', { name: fresh('Rol nou '), bundle_ids: [bundleId] }),
    ],
    'role.update': [
      post('/api/role/update', { id: roleId, values: { description: 'Schimbat' } }),
      post('/api/role/update', { id: own.roleId, values: { bundle_ids: [bundleId] } }),
    ],
    'role.options': choices('role', roleId, text),
    'role.holders': [get(`/api/role/holders/${roleId}`)],
    'role.save_matrix': [
      post('/api/role/save_matrix', { roles: [{ id: roleId, version: 1, permissions: [], bundle_ids: [] }] }),
      post('/api/role/save_matrix', {
        roles: [{ id: own.roleId, version: 1, permissions: [], bundle_ids: [bundleId] }],
      }),
    ],
    'role.delete': [remove(`/api/role/delete/${roleId}`), remove(`/api/role/delete/${about.spare.roleId}`)],
    'permission.holders': [get('/api/permission/holders?permission=document.register')],
    'permission.explain': [get('/api/permission/explain?permission=document.register')],
    'permission_bundle.list': [
      get(`/api/permission_bundle/list/${text}`),
      get('/api/permission_bundle/list'),
    ],
    'permission_bundle.get': [get(`/api/permission_bundle/get/${bundleId}`)],
    'permission_bundle.add': [post('/api/permission_bundle/add', { name: fresh('Pachet nou ') })],
    'permission_bundle.update': [
      post('/api/permission_bundle/update', { id: bundleId, values: { description: 'Schimbat' } }),
    ],
    'permission_bundle.options': choices('permission_bundle', bundleId, text),
    'permission_bundle.delete': [
      remove(`/api/permission_bundle/delete/${bundleId}`),
      remove(`/api/permission_bundle/delete/${about.spare.bundleId}`),
    ],
    'user_group.list': [get(`/api/user_group/list/${text}`), get('/api/user_group/list')],
    'user_group.get': [get(`/api/user_group/get/${group}`)],
    'user_group.add': [
      post('/api/user_group/add', { name: fresh('Grup nou ') }),
      post('/api/user_group/add', { name: fresh('Grup nou '), role_ids: [groupRoleId] }),
    ],
    'user_group.update': [
      post('/api/user_group/update', { id: group, values: { description: 'Schimbat' } }),
      post('/api/user_group/update', { id: own.groupId, values: { role_ids: [groupRoleId] } }),
    ],
    'user_group.options': choices('user_group', group, text),
    'user_group.references': [get(`/api/user_group/references?q=${text}`)],
    'user_group.members': [get(`/api/user_group/members/${group}`)],
    'user_group.add_member': [
      post('/api/user_group/add_member', membership),
      post('/api/user_group/add_member', { ...membership, group_id: own.groupId }),
      post('/api/user_group/add_member', { ...membership, user_id: about.invitedId }),
      post('/api/user_group/add_member', { ...membership, user_id: own.userId }),
    ],
    'user_group.update_member': [
      post('/api/user_group/update_member', membership),
      post('/api/user_group/update_member', { ...membership, group_id: own.groupId }),
    ],
    'user_group.remove_member': [
      post('/api/user_group/remove_member', { group_id: group, user_id: id }, 2),
      post('/api/user_group/remove_member', { group_id: own.groupId, user_id: id }, 2),
    ],
    'user_group.delete': [
      remove(`/api/user_group/delete/${group}`),
      remove(`/api/user_group/delete/${about.spare.groupId}`),
    ],
    'group_role.list': [get(`/api/group_role/list/${text}`), get('/api/group_role/list')],
    'group_role.get': [get(`/api/group_role/get/${groupRoleId}`)],
    'group_role.add': [post('/api/group_role/add', { name: fresh('Rol de grup nou ') })],
    'group_role.update': [
      post('/api/group_role/update', { id: groupRoleId, values: { description: 'Schimbat' } }),
    ],
    'group_role.options': choices('group_role', groupRoleId, text),
    'group_role.delete': [
      remove(`/api/group_role/delete/${groupRoleId}`),
      remove(`/api/group_role/delete/${about.spare.groupRoleId}`),
    ],
  }
}
