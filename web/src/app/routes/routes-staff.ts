import { type AppRoute, title } from './app-route.ts'

const auth = { guard: 'auth', look: 'staff' } as const

/** Pages that need a signed-in person only. */
export const staffRoutes = [
  {
    ...auth,
    path: '/dashboard',
    name: 'dashboard',
    title: title('Panou', 'Dashboard'),
  },
  {
    ...auth,
    path: '/profile',
    name: 'profile',
    title: title('Profilul meu', 'My profile'),
  },
  {
    ...auth,
    path: '/notifications',
    name: 'notifications',
    needsClient: true,
    title: title('Notificări', 'Notifications'),
  },
  {
    ...auth,
    path: '/change-password',
    name: 'password.change',
    title: title('Schimbare parolă', 'Change password'),
  },
  {
    ...auth,
    path: '/admin/settings',
    name: 'settings',
    title: title('Setări', 'Settings'),
  },
  {
    ...auth,
    path: '/admin/settings/institute',
    name: 'settings.institute',
    needsClient: true,
    title: title('Datele instituției', 'Institution'),
  },
  {
    ...auth,
    path: '/admin/settings/monitor-oficial-categories',
    name: 'settings.gazette',
    needsClient: true,
    title: title('Monitorul Oficial Local', 'Local official gazette'),
  },
  {
    ...auth,
    path: '/admin/settings/templates',
    name: 'settings.templates',
    needsClient: true,
    title: title('Șabloane', 'Templates'),
  },
  {
    ...auth,
    path: '/admin/settings/template/new',
    name: 'settings.template.new',
    needsClient: true,
    title: title('Șablon nou', 'New template'),
  },
  {
    ...auth,
    path: '/admin/settings/template/{id}',
    name: 'settings.template',
    needsClient: true,
    title: title('Șablon', 'Template'),
  },
] as const satisfies readonly AppRoute[]
