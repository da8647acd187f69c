import { choices, elsewhere, fresh, get, post, remove, type Samples } from '../sample.ts'

/** Roles and bundles of rights. */
export const rightSamples: Samples = (about, own) => ({
  'role.list': {
    calls: [get(`/api/role/list/${about.text}`), get('/api/role/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'role.get': { calls: [get(`/api/role/get/${about.roleId}`)], nowhere: 404, elsewhere: 'missing' },
  'role.add': {
    calls: [
      post('/api/role/add', { name: fresh('Rol nou '), permissions: ['document.list'] }),
      post('/api/role/add', { name: fresh('Rol nou '), bundle_ids: [about.bundleId] }),
    ],
    nowhere: 422,
    elsewhere: [null, { field: 'bundle_ids' }],
  },
  'role.update': {
    calls: [
      post('/api/role/update', { id: about.roleId, values: { description: 'Schimbat' } }),
      post('/api/role/update', { id: own.roleId, values: { bundle_ids: [about.bundleId] } }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'role.options': { calls: choices('role', about.roleId, about.text), nowhere: 200, elsewhere: 'empty' },
  'role.holders': { calls: [get(`/api/role/holders/${about.roleId}`)], nowhere: 404, elsewhere: 'missing' },
  'role.save_matrix': {
    calls: [
      post('/api/role/save_matrix', {
        roles: [{ id: about.roleId, version: 1, permissions: [], bundle_ids: [] }],
      }),
      post('/api/role/save_matrix', {
        roles: [{ id: own.roleId, version: 1, permissions: [], bundle_ids: [about.bundleId] }],
      }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'role.delete': {
    calls: [remove(`/api/role/delete/${about.roleId}`), remove(`/api/role/delete/${about.spare.roleId}`)],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'permission.holders': {
    calls: [get('/api/permission/holders?permission=document.register')],
    nowhere: 200,
    elsewhere: 'own',
  },
  'permission.explain': {
    calls: [get('/api/permission/explain?permission=document.register')],
    nowhere: 200,
    elsewhere: 'own',
  },
  'permission_bundle.list': {
    calls: [get(`/api/permission_bundle/list/${about.text}`), get('/api/permission_bundle/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'permission_bundle.get': {
    calls: [get(`/api/permission_bundle/get/${about.bundleId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'permission_bundle.add': {
    calls: [post('/api/permission_bundle/add', { name: fresh('Pachet nou ') })],
    nowhere: 422,
    elsewhere: [],
    more: [elsewhere({ field: 'id' }, post('/api/permission_bundle/add', { name: 'N', id: about.bundleId }))],
  },
  'permission_bundle.update': {
    calls: [
      post('/api/permission_bundle/update', { id: about.bundleId, values: { description: 'Schimbat' } }),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'permission_bundle.options': {
    calls: choices('permission_bundle', about.bundleId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
  'permission_bundle.delete': {
    calls: [
      remove(`/api/permission_bundle/delete/${about.bundleId}`),
      remove(`/api/permission_bundle/delete/${about.spare.bundleId}`),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
})
