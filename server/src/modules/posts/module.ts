import type { Module } from '../../platform/module/module.ts'

export const posts: Module = {
  name: 'posts',
  routes: async () => (await import('./routes.ts')).postRoutes,
  readable: async () => [(await import('./post-pages.ts')).postPages],
}
