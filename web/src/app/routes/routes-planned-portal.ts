import { type AppRoute, title } from './app-route.ts'

/** The planned pages of citizens; `routes-planned.ts` says what that means. */
export const plannedPortalRoutes: readonly AppRoute[] = [
  { path: '/contact', name: 'contact', guard: 'web', title: title('Contact', 'Contact'), look: 'portal' },
  {
    path: '/termeni-si-conditii',
    name: 'terms.conditions',
    guard: 'web',
    title: title('Termeni și condiții', 'Terms and conditions'),
    look: 'portal',
  },
  {
    path: '/protectia-datelor-personale',
    name: 'data.protection',
    guard: 'web',
    title: title('Protecția datelor personale', 'Personal data protection'),
    look: 'portal',
  },
  { path: '/terms', name: 'terms', guard: 'web', title: title('Termeni', 'Terms'), look: 'portal' },
]
