import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const auth = { guard: 'auth', look: 'staff' } as const

/** Routes that need a signed-in person only: 10 of the specification. */
export const staffRoutes = [
  {
    ...auth,
    path: '/dashboard',
    name: 'dashboard',
    title: title('Panou', 'Dashboard'),
    screen: lazy(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  { ...auth, path: '/notifications', name: 'notifications', title: title('Notificări', 'Notifications') },
  {
    ...auth,
    path: '/profile',
    name: 'profile',
    title: title('Profilul meu', 'My profile'),
    screen: lazy(() => import('../../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    ...auth,
    path: '/change-password',
    name: 'password.change',
    title: title('Schimbare parolă', 'Change password'),
    screen: lazy(
      () => import('../../features/change-password/change-password-page.tsx'),
      'ChangePasswordPage',
    ),
  },
  {
    ...auth,
    path: '/admin/settings',
    name: 'settings',
    title: title('Setări', 'Settings'),
    screen: lazy(() => import('../../features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    ...auth,
    path: '/admin/settings/institute',
    name: 'settings.institute',
    needsClient: true,
    title: title('Datele instituției', 'Institution'),
    screen: lazy(() => import('../../features/settings/institution/institution-page.tsx'), 'InstitutionPage'),
  },
  {
    ...auth,
    path: '/admin/settings/monitor-oficial-categories',
    name: 'settings.gazette',
    title: title('Categoriile monitorului oficial', 'Gazette categories'),
  },
  {
    ...auth,
    path: '/admin/settings/templates',
    name: 'settings.templates',
    title: title('Șabloane', 'Templates'),
  },
  {
    ...auth,
    path: '/admin/settings/template/{id}',
    name: 'settings.template',
    title: title('Șablon', 'Template'),
  },
  {
    ...auth,
    path: '/admin/settings/template/new',
    name: 'settings.template.new',
    title: title('Șablon nou', 'New template'),
  },
] as const satisfies readonly AppRoute[]
