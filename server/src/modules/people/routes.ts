import type { Route } from '../../platform/http/context.ts'
import { groupRoutes } from './groups/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Roles, bundles and the matrix; departments, their roles and members; the administration of accounts. */
export const peopleRoutes: Route[] = [...roleRoutes, ...groupRoutes, ...userRoutes]
