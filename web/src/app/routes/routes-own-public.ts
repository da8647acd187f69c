import { type AppRoute, title } from './app-route.ts'

/** Our own routes of citizens, besides those of the specification, that come with the light entry. */
export const ownPublicRoutes = [
  {
    path: '/trimite-mesaj/{token}',
    name: 'contact.verify',
    guard: 'web',
    own: true,
    title: title('Confirmarea mesajului', 'Confirm the message'),
    look: 'portal',
  },
  {
    path: '/accesibilitate',
    name: 'accessibility',
    guard: 'web',
    own: true,
    title: title('Declarație de accesibilitate', 'Accessibility statement'),
    look: 'portal',
  },
] as const satisfies readonly AppRoute[]
