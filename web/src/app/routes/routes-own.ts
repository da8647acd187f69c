import { type AppRoute, title } from './app-route.ts'

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
    title: title('Urmărirea unei cereri', 'Track a request'),
    look: 'portal',
  },
  {
    ...directory,
    path: '/admin/monitor-oficial',
    name: 'gazette.entries',
    rights: ['gazette.publish'],
    title: title('Monitorul Oficial Local', 'Local official gazette'),
  },
  {
    ...directory,
    path: '/admin/monitor-oficial/{id}',
    name: 'gazette.entry',
    rights: ['gazette.publish'],
    title: title('Monitorul Oficial Local', 'Local official gazette'),
  },
  {
    ...own,
    guard: 'admin',
    path: '/doc-types/{id}/form',
    name: 'doc.type.form',
    rights: ['doc_type.manage'],
    look: 'staff',
    title: title('Formular online', 'Online form'),
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/activity',
    name: 'activity',
    rights: ['activity.view'],
    look: 'staff',
    title: title('Jurnal de activitate', 'Activity trail'),
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/outbox',
    name: 'outbox',
    rights: ['client.admin'],
    needsClient: true,
    look: 'staff',
    title: title('Mesaje trimise', 'Sent messages'),
  },
  {
    ...directory,
    path: '/dispatches',
    name: 'dispatches',
    rights: ['shipping.create'],
    title: title('Expedieri', 'Dispatches'),
  },
  {
    ...directory,
    path: '/deponents',
    name: 'deponents',
    rights: ['document.list'],
    title: title('Deponenți', 'Issuers'),
  },
  {
    ...directory,
    path: '/deponents/duplicates',
    name: 'deponents.duplicates',
    rights: ['issuer.merge'],
    title: title('Duplicate probabile', 'Likely duplicates'),
  },
  {
    ...directory,
    path: '/deponents/{id}',
    name: 'deponent',
    rights: ['document.list'],
    title: title('Deponent', 'Issuer'),
  },
  {
    ...directory,
    path: '/document/scan-inbox',
    name: 'scan.inbox',
    rights: ['document.register'],
    title: title('Scanări', 'Scans'),
  },
  {
    ...own,
    path: '/telefon/{token}',
    name: 'phone',
    title: title('Pagini de pe telefon', 'Pages of a phone'),
    look: 'portal',
  },
  {
    ...ownSettings,
    path: '/admin/settings/look',
    name: 'settings.look',
    needsClient: true,
    title: title('Aspectul instituției', 'Looks of the institution'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/mail',
    name: 'settings.mail',
    needsClient: true,
    title: title('Expeditorul mesajelor', 'Mail sender'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/printing',
    name: 'settings.printing',
    needsClient: true,
    title: title('Etichete și tipărire', 'Labels and printing'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/security',
    name: 'settings.security',
    title: title('Securitate', 'Security'),
  },
  {
    ...own,
    path: '/forbidden',
    name: 'forbidden',
    title: title('Acces interzis', 'No access'),
    look: 'either',
  },
  {
    ...own,
    path: '/confirm-address/{token}',
    name: 'address.confirm',
    title: title('Confirmarea adresei', 'Confirm your address'),
    look: 'bare',
  },
  {
    ...own,
    path: '/accept-invitation/{token}',
    name: 'invitation.accept',
    title: title('Invitație', 'Invitation'),
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
        title: title('Piese și stări', 'Pieces and states'),
        look: 'either',
      },
    ] as const satisfies readonly AppRoute[])
  : []
