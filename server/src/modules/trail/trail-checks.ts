import type { OuterCheck, RowCheck } from '../../platform/checks/check.ts'
import { checkChain } from './chain/check-chain.ts'
import { checkTrail } from './chain/check-trail.ts'
import { checkHeadsOutside } from './outside/check-heads-outside.ts'
import { checkKeptHeads } from './outside/check-kept-heads.ts'

export const trailChecks: readonly RowCheck[] = [
  {
    phase: 'trail',
    find: (db, scope, { secrets, onUncovered }) =>
      secrets ? checkTrail(db, scope, secrets, onUncovered) : checkChain(db, scope),
  },
]

export const trailOuterChecks: readonly OuterCheck[] = [
  { look: ({ database, settings }) => checkHeadsOutside(database, settings) },
  {
    look: async ({ database, settings, wishes }) => ({
      findings: wishes.heads === undefined ? [] : await checkKeptHeads(database, settings, wishes.heads),
    }),
  },
]
