import type { AppRoute } from './app-route.ts'
import { adminRoutes } from './routes-admin.ts'
import { clientRoutes } from './routes-client.ts'
import { publicRoutes } from './routes-public.ts'
import { staffRoutes } from './routes-staff.ts'

/** The 80 routes of the specification. */
export const specifiedRoutes: readonly AppRoute[] = [
  ...publicRoutes,
  ...staffRoutes,
  ...adminRoutes,
  ...clientRoutes,
]
