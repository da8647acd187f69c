import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { type AppRoute, title } from './app-route.ts'

const own = { guard: 'web', own: true } as const

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
    path: '/forbidden',
    name: 'forbidden',
    title: title('Acces interzis', 'No access'),
    look: 'either',
    screen: lazy(() => import('../features/forbidden/forbidden-page.tsx'), 'ForbiddenPage'),
  },
]
