import { substituteCalls } from '@hdoc/contract/people/substitutes.ts'
import { users } from '@hdoc/contract/people/users.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { endSubstitution } from './end-substitution.ts'
import { nameSubstitute } from './name-substitute.ts'
import { showOwnSubstitutions, showSubstitutionsOf } from './show-substitutions.ts'
import { showUserOptions } from './show-user-options.ts'

export const substituteRoutes: Route[] = [
  route(users.calls.options, showUserOptions),
  route(substituteCalls.own, (ctx) => showOwnSubstitutions(ctx)),
  route(substituteCalls.ofUser, showSubstitutionsOf),
  route(substituteCalls.add, nameSubstitute),
  route(substituteCalls.end, endSubstitution),
]
