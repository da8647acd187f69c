import type { AppRoute } from './app-route.ts'
import { adminRoutes } from './routes-admin.ts'
import { clientRoutes } from './routes-client.ts'
import { developmentRoutes, ownRoutes } from './routes-own.ts'
import { ownPublicRoutes } from './routes-own-public.ts'
import { publicRoutes } from './routes-public.ts'
import { staffRoutes } from './routes-staff.ts'

const all = [
  ...publicRoutes,
  ...staffRoutes,
  ...adminRoutes,
  ...clientRoutes,
  ...ownRoutes,
  ...ownPublicRoutes,
  ...developmentRoutes,
] as const

type Row = (typeof all)[number]
export type RouteName = Row['name']
export type RouteNamed<Name extends RouteName> = Extract<Row, { name: Name }>

/** Every route whose screen is built. */
export const routes: readonly AppRoute[] = all

export function routeNamed(name: RouteName): AppRoute {
  const route = routes.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no route is named ${name}`)
  return route
}
