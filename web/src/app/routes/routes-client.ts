import { type AppRoute, title } from './app-route.ts'

const client = { guard: 'hdoc_client', look: 'staff' } as const

/** Pages inside an institution. */
export const clientRoutes = [
  {
    ...client,
    path: '/user-groups/roles',
    name: 'user.groups.roles',
    rights: ['group.manage'],
    title: title('Roluri în compartimente', 'Department roles'),
  },
  {
    ...client,
    path: '/user-groups/users/{id}',
    name: 'user.groups.users',
    rights: ['group.manage'],
    title: title('Persoanele din compartiment', 'People of the department'),
  },
  {
    ...client,
    path: '/document/new/{category?}',
    name: 'document.new',
    rights: ['document.register'],
    title: title('Înregistrare document', 'Register a document'),
  },
  {
    ...client,
    path: '/document/list',
    name: 'document.list',
    rights: ['document.list'],
    title: title('Documente', 'Documents'),
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
    path: '/sesizari',
    name: 'complaints',
    rights: ['complaint.view'],
    title: title('Sesizări', 'Complaints'),
  },
  {
    ...client,
    path: '/detalii-sesizare/{id}',
    name: 'complaint',
    rights: ['signed-in'],
    title: title('Sesizare', 'Complaint'),
  },
  {
    ...client,
    path: '/documente-depuse',
    name: 'submissions',
    rights: ['uploaded_document.view'],
    title: title('Documente depuse', 'Submitted documents'),
  },
  {
    ...client,
    path: '/detalii-document-depus/{id}',
    name: 'submission',
    rights: ['signed-in'],
    title: title('Document depus', 'Submitted document'),
  },
  {
    ...client,
    path: '/document/send',
    name: 'document.send',
    rights: ['transfer.create'],
    title: title('Documente de predat', 'To send'),
  },
  {
    ...client,
    path: '/document/receive',
    name: 'document.receive',
    rights: ['transfer.receive'],
    title: title('Documente de primit', 'To receive'),
  },
  {
    ...client,
    path: '/document/sent',
    name: 'document.sent',
    rights: ['transfer.create', 'transfer.receive'],
    title: title('Documente predate', 'Sent'),
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
    title: title('Documente de aprobat', 'Documents to approve'),
  },
] as const satisfies readonly AppRoute[]
