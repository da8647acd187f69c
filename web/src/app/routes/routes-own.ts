import type { AppRoute } from './app-route.ts'

const own = { guard: 'web', own: true } as const
const directory = { guard: 'hdoc_client', look: 'staff', own: true } as const
/**
 * The route is open to every signed-in person; each section of the settings asks for its own right (product
 * rules §13).
 */
const ownSettings = { guard: 'auth', look: 'staff', own: true } as const

/** Our own routes, besides the 80 of the specification. */
export const ownRoutes = [
  {
    ...own,
    path: '/urmarire/{code?}',
    name: 'tracking',

    look: 'portal',
  },
  {
    ...directory,
    path: '/admin/monitor-oficial',
    name: 'gazette.entries',
    rights: ['gazette.publish'],
  },
  {
    ...directory,
    path: '/admin/monitor-oficial/{id}',
    name: 'gazette.entry',
    rights: ['gazette.publish'],
  },
  {
    ...directory,
    path: '/mesaje-contact',
    name: 'contact.messages',
    rights: ['contact_message.view'],
  },
  {
    ...directory,
    path: '/mesaje-contact/{id}',
    name: 'contact.message',
    rights: ['contact_message.view'],
  },
  {
    ...own,
    guard: 'admin',
    path: '/doc-types/{id}/form',
    name: 'doc.type.form',
    rights: ['doc_type.manage'],
    look: 'staff',
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/complaint-types/{id}/form',
    name: 'complaint.type.form',
    rights: ['client.admin'],
    look: 'staff',
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/activity',
    name: 'activity',
    rights: ['activity.view'],
    look: 'staff',
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/outbox',
    name: 'outbox',
    rights: ['client.admin'],
    needsClient: true,
    look: 'staff',
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/settings/export',
    name: 'settings.export',
    rights: ['client.admin'],
    needsClient: true,
    look: 'staff',
  },
  {
    ...directory,
    path: '/dispatches',
    name: 'dispatches',
    rights: ['shipping.create'],
  },
  {
    ...directory,
    path: '/deponents',
    name: 'deponents',
    rights: ['document.list'],
  },
  {
    ...directory,
    path: '/deponents/duplicates',
    name: 'deponents.duplicates',
    rights: ['issuer.merge'],
  },
  {
    ...directory,
    path: '/deponents/{id}',
    name: 'deponent',
    rights: ['document.list'],
  },
  {
    ...directory,
    path: '/document/scan-inbox',
    name: 'scan.inbox',
    rights: ['document.register'],
  },
  {
    ...own,
    path: '/telefon/{token}',
    name: 'phone',

    look: 'portal',
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/script-sources',
    name: 'script.sources',
    rights: ['platform'],
    look: 'staff',
  },
  {
    ...ownSettings,
    path: '/admin/settings/look',
    name: 'settings.look',
    needsClient: true,
  },
  {
    ...ownSettings,
    path: '/admin/settings/mail',
    name: 'settings.mail',
    needsClient: true,
  },
  {
    ...ownSettings,
    path: '/admin/settings/map',
    name: 'settings.map',
    needsClient: true,
  },
  {
    ...ownSettings,
    path: '/admin/settings/printing',
    name: 'settings.printing',
    needsClient: true,
  },
  {
    ...ownSettings,
    path: '/admin/settings/security',
    name: 'settings.security',
  },
  {
    ...own,
    path: '/forbidden',
    name: 'forbidden',

    look: 'either',
  },
  {
    ...own,
    path: '/confirm-address/{token}',
    name: 'address.confirm',

    look: 'bare',
  },
  {
    ...own,
    path: '/accept-invitation/{token}',
    name: 'invitation.accept',

    look: 'bare',
  },
] as const satisfies readonly AppRoute[]

/** The page of pieces. A production build has neither this route nor its code. */
export const developmentRoutes = import.meta.env.DEV
  ? ([
      {
        ...own,
        path: '/dev/ui',
        name: 'dev.ui',

        look: 'either',
      },
    ] as const satisfies readonly AppRoute[])
  : []
