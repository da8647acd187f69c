import { type AppRoute, title } from './app-route.ts'
import { plannedPortalRoutes } from './routes-planned-portal.ts'

const admin = { guard: 'admin', look: 'staff' } as const
const imports = { ...admin, rights: ['import.run'] } as const
const settings = { ...admin, rights: ['client.admin'] } as const
const client = { guard: 'hdoc_client', look: 'staff' } as const
const submissions = { ...client, rights: ['uploaded_document.accept', 'uploaded_document.reject'] } as const

/**
 * Routes of the specification whose screens are not built: no page loads this. Whoever builds a screen moves
 * its row to the table it belongs to. Until then its address shows „not found”.
 */
export const plannedRoutes: readonly AppRoute[] = [
  ...plannedPortalRoutes,
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
]
