import type { AppRoute } from './app-route.ts'

/** Our own routes of citizens, besides those of the specification, that come with the light entry. */
export const ownPublicRoutes = [
  {
    path: '/trimite-mesaj/{token}',
    name: 'contact.verify',
    guard: 'web',
    own: true,

    look: 'portal',
  },
  {
    path: '/monitor-oficial-alerte',
    name: 'gazette.alerts',
    guard: 'web',
    own: true,

    look: 'portal',
  },
  {
    path: '/confirma-alerte/{token}',
    name: 'gazette.alerts.verify',
    guard: 'web',
    own: true,

    look: 'portal',
  },
  {
    path: '/opreste-alerte/{token}',
    name: 'gazette.alerts.end',
    guard: 'web',
    own: true,

    look: 'portal',
  },
  {
    path: '/accesibilitate',
    name: 'accessibility',
    guard: 'web',
    own: true,

    look: 'portal',
  },
] as const satisfies readonly AppRoute[]
