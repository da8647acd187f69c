import type { AppRoute } from './app-route.ts'

const client = { guard: 'hdoc_client', look: 'staff' } as const

/** Pages inside an institution. */
export const clientRoutes = [
  {
    ...client,
    path: '/user-groups/roles',
    name: 'user.groups.roles',
    rights: ['group.manage'],
  },
  {
    ...client,
    path: '/user-groups/users/{id}',
    name: 'user.groups.users',
    rights: ['group.manage'],
  },
  {
    ...client,
    path: '/document/new/{category?}',
    name: 'document.new',
    rights: ['document.register'],
  },
  {
    ...client,
    path: '/document/list',
    name: 'document.list',
    rights: ['document.list'],
  },
  {
    ...client,
    path: '/my-workcases',
    name: 'workcase.mine',
    rights: ['workcase.work'],
  },
  {
    ...client,
    path: '/assign-workcases',
    name: 'workcase.assign',
    rights: ['workcase.assign'],
  },
  {
    ...client,
    path: '/sesizari',
    name: 'complaints',
    rights: ['complaint.view'],
  },
  {
    ...client,
    path: '/detalii-sesizare/{id}',
    name: 'complaint',
    rights: ['signed-in'],
  },
  {
    ...client,
    path: '/documente-depuse',
    name: 'submissions',
    rights: ['uploaded_document.view'],
  },
  {
    ...client,
    path: '/detalii-document-depus/{id}',
    name: 'submission',
    rights: ['signed-in'],
  },
  {
    ...client,
    path: '/document/send',
    name: 'document.send',
    rights: ['transfer.create'],
  },
  {
    ...client,
    path: '/document/receive',
    name: 'document.receive',
    rights: ['transfer.receive'],
  },
  {
    ...client,
    path: '/document/sent',
    name: 'document.sent',
    rights: ['transfer.create', 'transfer.receive'],
  },
  {
    ...client,
    path: '/document/approve',
    name: 'document.approve',
    rights: [
      'approval.approve',
      'approval.decline',
      'approval.sign',
      'approval.visa_legal',
      'approval.request',
    ],
  },
  { ...client, path: '/dep-stats', name: 'stats.department', rights: ['group-statistics'] },
  { ...client, path: '/comp-stats', name: 'stats.institution', rights: ['dashboard.statistics'] },
  {
    ...client,
    path: '/reports',
    name: 'reports',
    // Whoever may have any of the reports: each asks for a right.
    rights: [
      'dashboard.statistics',
      'register.manage',
      'shipping.create',
      'transfer.create',
      'complaint.view',
      'uploaded_document.view',
      'user.manage',
      'activity.view',
    ],
  },
] as const satisfies readonly AppRoute[]
