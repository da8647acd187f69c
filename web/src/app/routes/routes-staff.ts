import type { AppRoute } from './app-route.ts'

const auth = { guard: 'auth', look: 'staff' } as const

/** Pages that need a signed-in person only. */
export const staffRoutes = [
  {
    ...auth,
    path: '/dashboard',
    name: 'dashboard',
  },
  {
    ...auth,
    path: '/profile',
    name: 'profile',
  },
  {
    ...auth,
    path: '/notifications',
    name: 'notifications',
    needsClient: true,
  },
  {
    ...auth,
    path: '/change-password',
    name: 'password.change',
  },
  {
    ...auth,
    path: '/admin/settings',
    name: 'settings',
  },
  {
    ...auth,
    path: '/admin/settings/institute',
    name: 'settings.institute',
    needsClient: true,
  },
  {
    ...auth,
    path: '/admin/settings/monitor-oficial-categories',
    name: 'settings.gazette',
    needsClient: true,
  },
  {
    ...auth,
    path: '/admin/settings/templates',
    name: 'settings.templates',
    needsClient: true,
  },
  {
    ...auth,
    path: '/admin/settings/template/new',
    name: 'settings.template.new',
    needsClient: true,
  },
  {
    ...auth,
    path: '/admin/settings/template/{id}',
    name: 'settings.template',
    needsClient: true,
  },
] as const satisfies readonly AppRoute[]
