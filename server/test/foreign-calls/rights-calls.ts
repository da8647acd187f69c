import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing, options } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'

/** Roles, bundles, departments and their people of another institution. */
export function rightsCalls(theirs: ForeignOffice): Readonly<Record<string, ForeignCall[]>> {
  return {
    'role.list': [empty(`/api/role/list/${mark}`)],
    'role.get': [missing(`/api/role/get/${theirs.roleId}`)],
    'role.add': [
      {
        path: '/api/role/add',
        body: { name: 'N', bundle_ids: [theirs.bundleId] },
        expected: { field: 'bundle_ids' },
      },
    ],
    'role.update': [missing('/api/role/update', { id: theirs.roleId, values: { name: 'Furat' } })],
    'role.options': options('role', theirs.roleId),
    'role.delete': [missing(`/api/role/delete/${theirs.roleId}`)],
    'role.holders': [missing(`/api/role/holders/${theirs.roleId}`)],
    'role.save_matrix': [
      missing('/api/role/save_matrix', {
        roles: [{ id: theirs.roleId, version: 1, permissions: [], bundle_ids: [] }],
      }),
    ],
    'permission.holders': [{ path: '/api/permission/holders?permission=document.register', expected: 'own' }],
    'permission.explain': [{ path: '/api/permission/explain?permission=document.register', expected: 'own' }],
    'permission_bundle.list': [empty(`/api/permission_bundle/list/${mark}`)],
    'permission_bundle.get': [missing(`/api/permission_bundle/get/${theirs.bundleId}`)],
    'permission_bundle.add': [
      {
        path: '/api/permission_bundle/add',
        body: { name: 'N', id: theirs.bundleId },
        expected: { field: 'id' },
      },
    ],
    'permission_bundle.update': [
      missing('/api/permission_bundle/update', { id: theirs.bundleId, values: { name: 'Furat' } }),
    ],
    'permission_bundle.options': options('permission_bundle', theirs.bundleId),
    'permission_bundle.delete': [missing(`/api/permission_bundle/delete/${theirs.bundleId}`)],
    'user_group.list': [empty(`/api/user_group/list/${mark}`)],
    'user_group.get': [missing(`/api/user_group/get/${theirs.groupId}`)],
    'user_group.add': [
      {
        path: '/api/user_group/add',
        body: { name: 'N', role_ids: [theirs.groupRoleId] },
        expected: { field: 'role_ids' },
      },
    ],
    'user_group.update': [
      missing('/api/user_group/update', { id: theirs.groupId, values: { name: 'Furat' } }),
    ],
    'user_group.delete': [missing(`/api/user_group/delete/${theirs.groupId}`)],
    'user_group.members': [missing(`/api/user_group/members/${theirs.groupId}`)],
    'user_group.add_member': [
      missing('/api/user_group/add_member', {
        group_id: theirs.groupId,
        user_id: theirs.userId,
        group_role_id: theirs.groupRoleId,
      }),
    ],
    'user_group.update_member': [
      missing('/api/user_group/update_member', {
        group_id: theirs.groupId,
        user_id: theirs.userId,
        group_role_id: theirs.groupRoleId,
      }),
    ],
    'user_group.remove_member': [
      missing('/api/user_group/remove_member', { group_id: theirs.groupId, user_id: theirs.userId }),
    ],
    'user_group.references': [empty(`/api/user_group/references?q=${mark}`)],
    'group_role.list': [empty(`/api/group_role/list/${mark}`)],
    'group_role.get': [missing(`/api/group_role/get/${theirs.groupRoleId}`)],
    'group_role.add': [
      {
        path: '/api/group_role/add',
        body: { name: 'N', id: theirs.groupRoleId },
        expected: { field: 'id' },
      },
    ],
    'group_role.update': [
      missing('/api/group_role/update', { id: theirs.groupRoleId, values: { name: 'Furat' } }),
    ],
    'group_role.options': options('group_role', theirs.groupRoleId),
    'group_role.delete': [missing(`/api/group_role/delete/${theirs.groupRoleId}`)],
  }
}
