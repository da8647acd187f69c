import type { Module } from '../../platform/module/module.ts'

export const templates: Module = {
  name: 'templates',
  routes: async () => (await import('./routes.ts')).templateRoutes,
  readable: async () => [(await import('./pages/readable-pages.ts')).readablePages],
  constraints: { templates_name_key: { field: 'name', key: 'taken' } },
}
