import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const own = { guard: 'web', own: true } as const

/** Every piece of ui/ in every state; a built page has neither the route nor its code. */
const development: readonly AppRoute[] = import.meta.env.DEV
  ? [
      {
        ...own,
        path: '/dev/ui',
        name: 'dev.ui',
        title: title('Piese și stări', 'Pieces and states'),
        look: 'either',
        screen: lazy(() => import('../features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
      },
    ]
  : []

/** Routes of ours, besides the 80 of the specification. */
export const ownRoutes: readonly AppRoute[] = [
  {
    ...own,
    path: '/urmarire/{code?}',
    name: 'tracking',
    title: title('Urmărirea unei cereri', 'Track a request'),
    look: 'portal',
    screen: lazy(() => import('../features/tracking/tracking-page.tsx'), 'TrackingPage'),
  },
  {
    ...own,
    guard: 'admin',
    path: '/admin/activity',
    name: 'activity',
    rights: ['activity.view'],
    look: 'staff',
    title: title('Jurnal de activitate', 'Activity trail'),
    screen: lazy(() => import('../features/activity/activity-page.tsx'), 'ActivityPage'),
  },
  {
    ...own,
    path: '/forbidden',
    name: 'forbidden',
    title: title('Acces interzis', 'No access'),
    look: 'either',
    screen: lazy(() => import('../features/forbidden/forbidden-page.tsx'), 'ForbiddenPage'),
  },
  ...development,
]
