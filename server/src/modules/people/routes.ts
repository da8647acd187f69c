import type { Route } from '../../platform/http/context.ts'
import type { EndingVeto } from './groups/ending-vetoes.ts'
import { groupRoutes } from './groups/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { substituteRoutes } from './substitutes/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Roles, bundles and the matrix; departments, their roles and members; accounts; who stands in for whom. */
export const peopleRoutes = (vetoes: readonly EndingVeto[]): Route[] => [
  ...roleRoutes,
  ...groupRoutes(vetoes),
  ...userRoutes,
  ...substituteRoutes,
]
