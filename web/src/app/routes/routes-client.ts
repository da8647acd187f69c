import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const client = { guard: 'hdoc_client', look: 'staff' } as const
const complaints = {
  ...client,
  rights: ['complaint.accept', 'complaint.reject', 'complaint.answer'],
} as const
const submissions = { ...client, rights: ['uploaded_document.accept', 'uploaded_document.reject'] } as const

/** Routes inside an institution: 17 of the specification. */
export const clientRoutes = [
  {
    ...client,
    path: '/user-groups/roles',
    name: 'user.groups.roles',
    rights: ['group.manage'],
    title: title('Roluri în compartimente', 'Department roles'),
    screen: lazy(() => import('../../features/groups/group-roles-page.tsx'), 'GroupRolesPage'),
  },
  {
    ...client,
    path: '/user-groups/users/{id}',
    name: 'user.groups.users',
    rights: ['group.manage'],
    title: title('Persoanele din compartiment', 'People of the department'),
    screen: lazy(() => import('../../features/groups/group-members-page.tsx'), 'GroupMembersPage'),
  },
  {
    ...client,
    path: '/document/new/{category?}',
    name: 'document.new',
    rights: ['document.register'],
    title: title('Înregistrare document', 'Register a document'),
    screen: lazy(() => import('../../features/document-new/document-new-page.tsx'), 'DocumentNewPage'),
  },
  {
    ...client,
    path: '/document/list',
    name: 'document.list',
    rights: ['document.list'],
    title: title('Documente', 'Documents'),
    screen: lazy(() => import('../../features/documents/document-list-page.tsx'), 'DocumentListPage'),
  },
  {
    ...client,
    path: '/my-workcases',
    name: 'workcase.mine',
    rights: ['workcase.work'],
    title: title('Dosarele mele', 'My cases'),
  },
  {
    ...client,
    path: '/assign-workcases',
    name: 'workcase.assign',
    rights: ['workcase.assign'],
    title: title('Dosare de repartizat', 'Cases to assign'),
  },
  {
    ...client,
    path: '/document/receive',
    name: 'document.receive',
    rights: ['transfer.receive'],
    title: title('De primit', 'To receive'),
  },
  {
    ...client,
    path: '/document/send',
    name: 'document.send',
    rights: ['transfer.create'],
    title: title('De predat', 'To send'),
  },
  {
    ...client,
    path: '/document/sent',
    name: 'document.sent',
    rights: ['transfer.create', 'transfer.receive'],
    title: title('Predate', 'Sent'),
  },
  {
    ...client,
    path: '/document/approve',
    name: 'document.approve',
    rights: ['approval.approve', 'approval.decline', 'approval.sign', 'approval.visa_legal'],
    title: title('Aprobări', 'Approvals'),
  },
  { ...complaints, path: '/sesizari', name: 'complaints', title: title('Sesizări', 'Complaints') },
  {
    ...complaints,
    path: '/detalii-sesizare/{id}',
    name: 'complaint',
    title: title('Sesizare', 'Complaint'),
  },
  {
    ...submissions,
    path: '/documente-depuse',
    name: 'submissions',
    title: title('Documente depuse', 'Submitted documents'),
  },
  {
    ...submissions,
    path: '/detalii-document-depus/{id}',
    name: 'submission',
    title: title('Document depus', 'Submitted document'),
  },
  {
    ...client,
    path: '/dep-stats',
    name: 'stats.department',
    rights: ['group-statistics'],
    title: title('Statisticile compartimentului', 'Department statistics'),
  },
  {
    ...client,
    path: '/comp-stats',
    name: 'stats.institution',
    rights: ['dashboard.statistics'],
    title: title('Statisticile instituției', 'Institution statistics'),
  },
  {
    ...client,
    path: '/reports',
    name: 'reports',
    rights: ['dashboard.statistics'],
    title: title('Rapoarte', 'Reports'),
  },
] as const satisfies readonly AppRoute[]
