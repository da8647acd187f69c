import type { AppRoute } from './app-route.ts'

const admin = { guard: 'admin', look: 'staff' } as const
const imports = { ...admin, rights: ['import.run'] } as const
const client = { guard: 'hdoc_client', look: 'staff' } as const

/**
 * Routes of the specification whose screens are not built: no page loads this. Whoever builds a screen moves
 * its row to the table it belongs to. Until then its address shows „not found”.
 */
export const plannedRoutes: readonly AppRoute[] = [
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
  {
    ...client,
    path: '/dep-stats',
    name: 'stats.department',
    rights: ['group-statistics'],
  },
  {
    ...client,
    path: '/comp-stats',
    name: 'stats.institution',
    rights: ['dashboard.statistics'],
  },
]
