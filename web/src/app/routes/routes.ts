import type { AppRoute } from './app-route.ts'
import { adminRoutes } from './routes-admin.ts'
import { clientRoutes } from './routes-client.ts'
import { ownRoutes } from './routes-own.ts'
import { publicRoutes } from './routes-public.ts'
import { staffRoutes } from './routes-staff.ts'

/** The 80 routes of the specification. */
export const specifiedRoutes: readonly AppRoute[] = [
  ...publicRoutes,
  ...staffRoutes,
  ...adminRoutes,
  ...clientRoutes,
]

/** Every route of the application. A path without a place for a value wins over one with it. */
export const routes: readonly AppRoute[] = [...specifiedRoutes, ...ownRoutes]

export function routeNamed(name: string): AppRoute {
  const route = routes.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no route is named ${name}`)
  return route
}
