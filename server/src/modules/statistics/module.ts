import type { Module } from '../../platform/module/module.ts'
import { keepFactsJob } from './facts/jobs/keep-facts.ts'

export const statistics: Module = {
  name: 'statistics',
  routes: async () => (await import('./routes.ts')).statisticsRoutes,
  scheduled: [keepFactsJob],
  checks: async () => (await import('./checks/statistics-checks.ts')).statisticsChecks,
}
