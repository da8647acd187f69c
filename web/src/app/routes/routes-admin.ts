import { type AppRoute, title } from './app-route.ts'

const admin = { guard: 'admin', look: 'staff' } as const
const platform = { ...admin, rights: ['platform'] } as const
const posts = { ...admin, rights: ['posts.write'] } as const
const users = { ...admin, rights: ['user.manage'] } as const

/** Pages for administrators and for who holds the right. */
export const adminRoutes = [
  {
    ...platform,
    path: '/company/new',
    name: 'company.new',
    title: title('Companie nouă', 'New company'),
  },
  {
    ...platform,
    path: '/company/list',
    name: 'company.list',
    title: title('Companii', 'Companies'),
  },
  {
    ...platform,
    path: '/company/edit/{id}',
    name: 'company.edit',
    title: title('Modificare companie', 'Edit company'),
  },
  {
    ...platform,
    path: '/company/{id}',
    name: 'company',
    title: title('Companie', 'Company'),
  },
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
  },
  {
    ...platform,
    path: '/admin/user/permissions',
    name: 'admin.user.permissions',
    title: title('Permisiuni', 'Permissions'),
  },
  {
    ...platform,
    path: '/admin/user/roles',
    name: 'admin.user.roles',
    title: title('Roluri', 'Roles'),
  },
  {
    ...users,
    path: '/user/manage',
    name: 'user.manage',
    title: title('Utilizatori', 'Users'),
  },
  {
    ...admin,
    path: '/user/roles',
    name: 'user.roles',
    rights: ['role.manage'],
    title: title('Roluri', 'Roles'),
  },
  {
    ...admin,
    path: '/registers',
    name: 'registers',
    rights: ['register.manage'],
    title: title('Registre', 'Registers'),
  },
  {
    ...admin,
    path: '/doc-types',
    name: 'doc.types',
    rights: ['doc_type.manage'],
    title: title('Tipuri de documente', 'Document types'),
  },
  {
    ...admin,
    path: '/admin/complaint-types',
    name: 'complaint.types',
    rights: ['client.admin'],
    title: title('Tipuri de sesizări', 'Complaint types'),
  },
  { ...posts, path: '/posts/new', name: 'posts.new', title: title('Articol nou', 'New post') },
  { ...posts, path: '/posts/list', name: 'posts.list', title: title('Articole', 'Posts') },
  {
    ...posts,
    path: '/posts/edit/{id}',
    name: 'posts.edit',
    title: title('Modificare articol', 'Edit post'),
  },
  { ...posts, path: '/posts/{id}', name: 'posts.one', title: title('Articol', 'Post') },
  {
    ...posts,
    path: '/posts/categories',
    name: 'posts.categories',
    title: title('Categorii de articole', 'Post categories'),
  },
  {
    ...admin,
    path: '/user-groups',
    name: 'user.groups',
    rights: ['group.manage'],
    title: title('Compartimente', 'Departments'),
  },
  {
    ...admin,
    path: '/document/{id}',
    name: 'document',
    needsClient: true,
    rights: ['signed-in'],
    title: title('Document', 'Document'),
  },
  {
    ...admin,
    path: '/workcase/{id}',
    name: 'workcase',
    needsClient: true,
    rights: ['signed-in'],
    title: title('Dosar', 'Case'),
  },
  {
    ...admin,
    path: '/number-reservation',
    name: 'number.reservation',
    needsClient: true,
    rights: ['number.reserve'],
    title: title('Rezervare numere', 'Number reservation'),
  },
  {
    ...admin,
    path: '/admin/settings/ads-code',
    name: 'settings.ads',
    needsClient: true,
    rights: ['client.admin'],
    title: title('Cod de publicitate', 'Advertising code'),
  },
  {
    ...admin,
    path: '/admin/settings/analytics-code',
    name: 'settings.analytics',
    needsClient: true,
    rights: ['client.admin'],
    title: title('Cod de statistică', 'Analytics code'),
  },
] as const satisfies readonly AppRoute[]
