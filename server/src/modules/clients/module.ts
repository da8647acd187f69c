import type { Module } from '../../platform/module/module.ts'
import { mailEnding } from './jobs/mail-ending.ts'
import { tellEnding } from './jobs/tell-ending.ts'

export const clients: Module = {
  name: 'clients',
  routes: async () => (await import('./routes.ts')).clientRoutes,
  jobs: [mailEnding],
  scheduled: [tellEnding],
  constraints: {
    companies_cui_key: { field: 'cui', key: 'taken' },
    institutions_tag_key: { field: 'tag', key: 'domain_taken' },
  },
}
