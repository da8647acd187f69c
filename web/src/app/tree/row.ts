import { type Coming, enter } from '../guards/enter.ts'
import type { AppRoute } from '../routes/app-route.ts'
import { type RouterPath, routerPath } from '../routes/router-path.ts'
import { type RouteName, type RouteNamed, routeNamed } from '../routes/routes.ts'
import { frames } from './frames.ts'

type FromTable<Name extends RouteName> = {
  getParentRoute: () => (typeof frames)[RouteNamed<Name>['look']]
  path: RouterPath<RouteNamed<Name>['path']>
  staticData: { page: AppRoute }
  beforeLoad: (coming: Coming) => Promise<void>
}

/** What the table says about a route, as options of the router: frame, path, static data, guard. */
export function row<Name extends RouteName>(name: Name): FromTable<Name> {
  const page = routeNamed(name)
  const options: Omit<FromTable<Name>, 'getParentRoute' | 'path'> = {
    staticData: { page },
    beforeLoad: (coming) => enter(page, coming),
  }
  // Which frame and which path belong to a name is known to the type of the table only.
  return Object.assign(options, {
    getParentRoute: () => frames[page.look],
    path: routerPath(page.path),
  }) as unknown as FromTable<Name>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's row in the table; frames have none. */
    page?: AppRoute
  }
}
