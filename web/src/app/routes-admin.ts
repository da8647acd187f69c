import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const admin = { guard: 'admin', look: 'staff' } as const
const platform = { ...admin, rights: ['platform'] } as const
const users = { ...admin, rights: ['user.manage'] } as const
const imports = { ...admin, rights: ['import.run'] } as const
const settings = { ...admin, rights: ['client.admin'] } as const

/** Routes for administrators and for who holds the right: 32 of the specification. */
export const adminRoutes = [
  { ...platform, path: '/company/new', name: 'company.new', title: title('Companie nouă', 'New company') },
  { ...platform, path: '/company/list', name: 'company.list', title: title('Companii', 'Companies') },
  {
    ...platform,
    path: '/company/edit/{id}',
    name: 'company.edit',
    title: title('Modificare companie', 'Edit company'),
  },
  { ...platform, path: '/company/{id}', name: 'company', title: title('Companie', 'Company') },
  {
    ...platform,
    path: '/hdoc-company/new',
    name: 'hdoc.company.new',
    title: title('Instituție nouă', 'New institution'),
  },
  {
    ...platform,
    path: '/hdoc-company/list',
    name: 'hdoc.company.list',
    title: title('Instituții', 'Institutions'),
  },
  {
    ...platform,
    path: '/hdoc-company/edit/{id}',
    name: 'hdoc.company.edit',
    title: title('Modificare instituție', 'Edit institution'),
  },
  {
    ...platform,
    path: '/hdoc-company/{id}',
    name: 'hdoc.company',
    title: title('Instituție', 'Institution'),
  },
  {
    ...platform,
    path: '/hdoc-user/list/{id}',
    name: 'hdoc.user.list',
    title: title('Utilizatorii instituției', 'Users of the institution'),
  },
  {
    ...platform,
    path: '/admin/user/manage/{type}',
    name: 'admin.user.manage',
    title: title('Utilizatori', 'Users'),
    screen: lazy(() => import('../features/users/users-page.tsx'), 'PlatformUsersPage'),
  },
  {
    ...platform,
    path: '/admin/user/permissions',
    name: 'admin.user.permissions',
    title: title('Permisiuni', 'Permissions'),
    screen: lazy(() => import('../features/roles/roles-page.tsx'), 'PlatformPermissionsPage'),
  },
  {
    ...platform,
    path: '/admin/user/roles',
    name: 'admin.user.roles',
    title: title('Roluri', 'Roles'),
    screen: lazy(() => import('../features/roles/roles-page.tsx'), 'PlatformRolesPage'),
  },
  {
    ...users,
    path: '/user/manage',
    name: 'user.manage',
    title: title('Utilizatori', 'Users'),
    screen: lazy(() => import('../features/users/users-page.tsx'), 'UsersPage'),
  },
  {
    ...admin,
    path: '/user/roles',
    name: 'user.roles',
    rights: ['role.manage'],
    title: title('Roluri', 'Roles'),
    screen: lazy(() => import('../features/roles/roles-page.tsx'), 'RolesPage'),
  },
  {
    ...admin,
    path: '/registers',
    name: 'registers',
    rights: ['register.manage'],
    title: title('Registre', 'Registers'),
    screen: lazy(() => import('../features/registers/registers-page.tsx'), 'RegistersPage'),
  },
  {
    ...admin,
    path: '/doc-types',
    name: 'doc.types',
    rights: ['doc_type.manage'],
    title: title('Tipuri de documente', 'Document types'),
    screen: lazy(() => import('../features/doc-types/doc-types-page.tsx'), 'DocTypesPage'),
  },
  {
    ...admin,
    path: '/user-groups',
    name: 'user.groups',
    rights: ['group.manage'],
    title: title('Compartimente', 'Departments'),
    screen: lazy(() => import('../features/groups/groups-page.tsx'), 'GroupsPage'),
  },
  {
    ...admin,
    path: '/document/{id}',
    name: 'document',
    rights: ['signed-in'],
    title: title('Document', 'Document'),
    screen: lazy(() => import('../features/document-detail/document-page.tsx'), 'DocumentPage'),
  },
  {
    ...admin,
    path: '/workcase/{id}',
    name: 'workcase',
    rights: ['signed-in'],
    title: title('Dosar', 'Case'),
  },
  {
    ...admin,
    path: '/number-reservation',
    name: 'number.reservation',
    rights: ['number.reserve'],
    title: title('Numere rezervate', 'Reserved numbers'),
  },
  {
    ...settings,
    path: '/admin/complaint-types',
    name: 'complaint.types',
    title: title('Tipuri de sesizări', 'Complaint types'),
  },
  { ...imports, path: '/admin/import', name: 'import', title: title('Importuri', 'Imports') },
  {
    ...imports,
    path: '/admin/import-document',
    name: 'import.document',
    title: title('Import de documente', 'Import documents'),
  },
  {
    ...imports,
    path: '/admin/import-users',
    name: 'import.users',
    title: title('Import de utilizatori', 'Import users'),
  },
  {
    ...imports,
    path: '/admin/import-deponent',
    name: 'import.deponent',
    title: title('Import de deponenți', 'Import issuers'),
  },
  {
    ...settings,
    path: '/admin/settings/ads-code',
    name: 'settings.ads',
    title: title('Cod de publicitate', 'Advertising code'),
  },
  {
    ...settings,
    path: '/admin/settings/analytics-code',
    name: 'settings.analytics',
    title: title('Cod de statistică', 'Analytics code'),
  },
  { ...settings, path: '/posts/new', name: 'posts.new', title: title('Articol nou', 'New post') },
  { ...settings, path: '/posts/list', name: 'posts.list', title: title('Articole', 'Posts') },
  {
    ...settings,
    path: '/posts/edit/{id}',
    name: 'posts.edit',
    title: title('Modificare articol', 'Edit post'),
  },
  { ...settings, path: '/posts/{id}', name: 'posts.one', title: title('Articol', 'Post') },
  {
    ...settings,
    path: '/posts/categories',
    name: 'posts.categories',
    title: title('Categorii de articole', 'Post categories'),
  },
] as const satisfies readonly AppRoute[]
