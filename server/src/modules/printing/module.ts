import type { Module } from '../../platform/module/module.ts'

export const printing: Module = {
  name: 'printing',
  routes: async () => (await import('./routes.ts')).printingRoutes,
}
