import { useRouterState } from '@tanstack/react-router'
import type { AppRoute } from './app-route.ts'
import { matchRoute } from './match-route.ts'
import { routeNamed, routes } from './routes.ts'

/** The path and route shown now; for a path without a screen, the route „not found”. */
export function useCurrentRoute(): { path: string; route: AppRoute } {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const found = matchRoute(routes, path)?.route
  return { path, route: found?.screen ? found : routeNamed('not.found') }
}
