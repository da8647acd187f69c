import { type AppRoute, title } from './app-route.ts'

/** The planned pages of citizens; `routes-planned.ts` says what that means. */
export const plannedPortalRoutes: readonly AppRoute[] = [
  {
    path: '/sesizare',
    name: 'portal.complaint',
    guard: 'guest',
    title: title('Sesizați o problemă', 'File a complaint'),
    look: 'portal',
    landing: true,
  },
  {
    path: '/trimite-sesizare/{token}',
    name: 'portal.complaint.verify',
    guard: 'web',
    title: title('Confirmarea sesizării', 'Confirm the complaint'),
    look: 'portal',
  },
  {
    path: '/trimite-document',
    name: 'portal.upload.document',
    guard: 'guest',
    title: title('Depuneți un document', 'Submit a document'),
    look: 'portal',
    landing: true,
  },
  {
    path: '/trimite-fisier/{token}',
    name: 'portal.upload.verify',
    guard: 'web',
    title: title('Confirmarea depunerii', 'Confirm the submission'),
    look: 'portal',
  },
]
