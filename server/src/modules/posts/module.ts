import type { Module } from '../../platform/module/module.ts'
import { forgetPictures } from './pictures/jobs/forget-pictures.ts'

export const posts: Module = {
  name: 'posts',
  routes: async () => (await import('./routes.ts')).postRoutes,
  scheduled: [forgetPictures],
  readable: async () => [(await import('./pages/post-pages.ts')).postPages],
  constraints: { post_categories_name_key: { field: 'name', key: 'taken' } },
}
