import type { AppRoute } from './app-route.ts'

const client = { guard: 'hdoc_client', look: 'staff' } as const

/**
 * Routes of the specification whose screens are not built: no page loads this. Whoever builds a screen moves
 * its row to the table it belongs to. Until then its address shows „not found”.
 */
export const plannedRoutes: readonly AppRoute[] = [
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
