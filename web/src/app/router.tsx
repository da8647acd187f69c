import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { Loading } from '../ui/feedback/states.tsx'
import { SectionError } from './errors/section-error.tsx'
import { type Entrance, enter, know } from './guards/enter.ts'
import type { AppRoute, Look } from './routes/app-route.ts'
import { routeNamed, routes } from './routes/routes.ts'
import { parseSearch, stringifySearch } from './routes/search-text.ts'
import { RootFrame } from './shell/root-frame.tsx'

/** `/document/new/{category?}` as the router writes it: `/document/new/{-$category}`. */
export const routerPath = (path: string): string =>
  path.replace(/\{(\w+)(\??)\}/g, (_, name: string, optional: string) =>
    optional === '?' ? `{-$${name}}` : `$${name}`,
  )

/**
 * Creates the router from the route table. A route without a screen is left out: the catch-all shows „not
 * found” there.
 */
export function createAppRouter(
  entrance: Entrance,
  options: { history?: RouterHistory; table?: readonly AppRoute[] } = {},
) {
  const root = createRootRoute({ component: RootFrame, errorComponent: SectionError })
  const frames = {
    bare: createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet }),
    portal: createRoute({
      getParentRoute: () => root,
      id: 'portal',
      component: lazy(() => import('./shell/portal-frame.tsx'), 'PortalFrame'),
    }),
    staff: createRoute({
      getParentRoute: () => root,
      id: 'staff',
      component: lazy(() => import('./shell/staff-frame.tsx'), 'StaffFrame'),
    }),
    either: createRoute({
      getParentRoute: () => root,
      id: 'either',
      component: lazy(() => import('./shell/either-frame.tsx'), 'EitherFrame'),
    }),
  }
  const routesOf = (look: Look) =>
    (options.table ?? routes)
      .filter((route) => route.screen !== undefined && (route.look ?? 'bare') === look)
      .map((route) =>
        createRoute({
          getParentRoute: () => frames[look],
          path: routerPath(route.path),
          component: route.screen,
          beforeLoad: ({ location }) => {
            const search = location.search as Record<string, string | undefined>
            return enter(route, { pathname: location.pathname, href: location.href, t: search.t }, entrance)
          },
        }),
      )
  const anyOther = createRoute({
    getParentRoute: () => frames.either,
    path: '$',
    component: routeNamed('not.found').screen,
    beforeLoad: () => know(entrance, false),
  })
  return createRouter({
    routeTree: root.addChildren([
      frames.bare.addChildren(routesOf('bare')),
      frames.portal.addChildren(routesOf('portal')),
      frames.staff.addChildren(routesOf('staff')),
      frames.either.addChildren([...routesOf('either'), anyOther]),
    ]),
    history: options.history ?? createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultPendingComponent: Loading,
    defaultErrorComponent: SectionError,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
