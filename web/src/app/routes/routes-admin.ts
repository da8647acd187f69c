import type { AppRoute } from './app-route.ts'

const admin = { guard: 'admin', look: 'staff' } as const
const platform = { ...admin, rights: ['platform'] } as const
const posts = { ...admin, rights: ['posts.write'] } as const
const imports = { ...admin, needsClient: true, rights: ['import.run'] } as const
const users = { ...admin, rights: ['user.manage'] } as const

/** Pages for administrators and for who holds the right. */
export const adminRoutes = [
  {
    ...platform,
    path: '/company/new',
    name: 'company.new',
  },
  {
    ...platform,
    path: '/company/list',
    name: 'company.list',
  },
  {
    ...platform,
    path: '/company/edit/{id}',
    name: 'company.edit',
  },
  {
    ...platform,
    path: '/company/{id}',
    name: 'company',
  },
  {
    ...platform,
    path: '/hdoc-company/new',
    name: 'hdoc.company.new',
  },
  {
    ...platform,
    path: '/hdoc-company/list',
    name: 'hdoc.company.list',
  },
  {
    ...platform,
    path: '/hdoc-company/edit/{id}',
    name: 'hdoc.company.edit',
  },
  {
    ...platform,
    path: '/hdoc-company/{id}',
    name: 'hdoc.company',
  },
  {
    ...platform,
    path: '/hdoc-user/list/{id}',
    name: 'hdoc.user.list',
  },
  {
    ...platform,
    path: '/admin/user/manage/{type}',
    name: 'admin.user.manage',
  },
  {
    ...platform,
    path: '/admin/user/permissions',
    name: 'admin.user.permissions',
  },
  {
    ...platform,
    path: '/admin/user/roles',
    name: 'admin.user.roles',
  },
  {
    ...users,
    path: '/user/manage',
    name: 'user.manage',
  },
  {
    ...admin,
    path: '/user/roles',
    name: 'user.roles',
    rights: ['role.manage'],
  },
  {
    ...admin,
    path: '/registers',
    name: 'registers',
    rights: ['register.manage'],
  },
  {
    ...admin,
    path: '/doc-types',
    name: 'doc.types',
    rights: ['doc_type.manage'],
  },
  {
    ...admin,
    path: '/admin/complaint-types',
    name: 'complaint.types',
    rights: ['client.admin'],
  },
  { ...posts, path: '/posts/new', name: 'posts.new' },
  { ...posts, path: '/posts/list', name: 'posts.list' },
  {
    ...posts,
    path: '/posts/edit/{id}',
    name: 'posts.edit',
  },
  { ...posts, path: '/posts/{id}', name: 'posts.one' },
  {
    ...posts,
    path: '/posts/categories',
    name: 'posts.categories',
  },
  {
    ...admin,
    path: '/user-groups',
    name: 'user.groups',
    rights: ['group.manage'],
  },
  {
    ...admin,
    path: '/document/{id}',
    name: 'document',
    needsClient: true,
    rights: ['signed-in'],
  },
  {
    ...admin,
    path: '/workcase/{id}',
    name: 'workcase',
    needsClient: true,
    rights: ['signed-in'],
  },
  {
    ...admin,
    path: '/number-reservation',
    name: 'number.reservation',
    needsClient: true,
    rights: ['number.reserve'],
  },
  {
    ...admin,
    path: '/admin/settings/ads-code',
    name: 'settings.ads',
    needsClient: true,
    rights: ['client.admin'],
  },
  {
    ...admin,
    path: '/admin/settings/analytics-code',
    name: 'settings.analytics',
    needsClient: true,
    rights: ['client.admin'],
  },
  { ...imports, path: '/admin/import', name: 'import' },
  {
    ...imports,
    path: '/admin/import-document',
    name: 'import.document',
  },
  {
    ...imports,
    path: '/admin/import-users',
    name: 'import.users',
  },
  {
    ...imports,
    path: '/admin/import-deponent',
    name: 'import.deponent',
  },
] as const satisfies readonly AppRoute[]
