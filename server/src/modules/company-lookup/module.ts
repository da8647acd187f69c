import type { Module } from '../../platform/module/module.ts'

export const companyLookup: Module = {
  name: 'company-lookup',
  routes: async () => (await import('./routes.ts')).companyLookupRoutes,
}
