import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const own = { guard: 'web', own: true } as const
const directory = { guard: 'hdoc_client', look: 'staff', own: true } as const
/**
 * The route is open to every signed-in person; each section of the settings asks for its own right (product
 * rules §13).
 */
const ownSettings = { guard: 'auth', look: 'staff', own: true } as const

/** Shows every piece of ui/ in every state. A production build has neither this route nor its code. */
const development: readonly AppRoute[] = import.meta.env.DEV
  ? [
      {
        ...own,
        path: '/dev/ui',
        name: 'dev.ui',
        title: title('Piese și stări', 'Pieces and states'),
        look: 'either',
        screen: lazy(() => import('../../features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
      },
    ]
  : []

/** Our own routes, besides the 80 of the specification. */
export const ownRoutes: readonly AppRoute[] = [
  {
    ...own,
    path: '/urmarire/{code?}',
    name: 'tracking',
    title: title('Urmărirea unei cereri', 'Track a request'),
    look: 'portal',
    screen: lazy(() => import('../../features/tracking/tracking-page.tsx'), 'TrackingPage'),
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/activity',
    name: 'activity',
    rights: ['activity.view'],
    look: 'staff',
    title: title('Jurnal de activitate', 'Activity trail'),
    screen: lazy(() => import('../../features/activity/activity-page.tsx'), 'ActivityPage'),
  },
  {
    ...directory,
    path: '/deponents',
    name: 'deponents',
    rights: ['document.list'],
    title: title('Deponenți', 'Issuers'),
    screen: lazy(() => import('../../features/deponents/deponents-page.tsx'), 'DeponentsPage'),
  },
  {
    ...directory,
    path: '/deponents/duplicates',
    name: 'deponents.duplicates',
    rights: ['issuer.merge'],
    title: title('Duplicate probabile', 'Likely duplicates'),
    screen: lazy(() => import('../../features/deponents/pairs-page.tsx'), 'PairsPage'),
  },
  {
    ...directory,
    path: '/deponents/{id}',
    name: 'deponent',
    rights: ['document.list'],
    title: title('Deponent', 'Issuer'),
    screen: lazy(() => import('../../features/deponents/deponent-page.tsx'), 'DeponentPage'),
  },
  {
    ...directory,
    path: '/document/scan-inbox',
    name: 'scan.inbox',
    rights: ['document.register'],
    title: title('Scanări', 'Scans'),
    screen: lazy(() => import('../../features/scan-inbox/scan-inbox-page.tsx'), 'ScanInboxPage'),
  },
  {
    ...own,
    path: '/telefon/{token}',
    name: 'phone',
    title: title('Pagini de pe telefon', 'Pages of a phone'),
    look: 'portal',
    screen: lazy(() => import('../../features/phone/phone-page.tsx'), 'PhonePage'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/look',
    name: 'settings.look',
    needsClient: true,
    title: title('Aspectul instituției', 'Looks of the institution'),
    screen: lazy(() => import('../../features/settings/look/look-page.tsx'), 'LookPage'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/mail',
    name: 'settings.mail',
    needsClient: true,
    title: title('Expeditorul mesajelor', 'Mail sender'),
    screen: lazy(() => import('../../features/settings/mail/mail-page.tsx'), 'MailPage'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/printing',
    name: 'settings.printing',
    needsClient: true,
    title: title('Etichete și tipărire', 'Labels and printing'),
    screen: lazy(() => import('../../features/settings/printing/printing-page.tsx'), 'PrintingPage'),
  },
  {
    ...ownSettings,
    path: '/admin/settings/security',
    name: 'settings.security',
    title: title('Securitate', 'Security'),
    screen: lazy(() => import('../../features/settings/security/security-page.tsx'), 'SecurityPage'),
  },
  {
    ...own,
    path: '/forbidden',
    name: 'forbidden',
    title: title('Acces interzis', 'No access'),
    look: 'either',
    screen: lazy(() => import('../../features/forbidden/forbidden-page.tsx'), 'ForbiddenPage'),
  },
  {
    ...own,
    path: '/confirm-address/{token}',
    name: 'address.confirm',
    title: title('Confirmarea adresei', 'Confirm your address'),
    look: 'bare',
    screen: lazy(
      () => import('../../features/confirm-address/confirm-address-page.tsx'),
      'ConfirmAddressPage',
    ),
  },
  {
    ...own,
    path: '/accept-invitation/{token}',
    name: 'invitation.accept',
    title: title('Invitație', 'Invitation'),
    look: 'bare',
    screen: lazy(
      () => import('../../features/accept-invitation/accept-invitation-page.tsx'),
      'AcceptInvitationPage',
    ),
  },
  ...development,
]
