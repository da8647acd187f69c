import type { ProofSecrets } from '../../../platform/audit/proof-key.ts'
import { trustedKeys } from '../../../platform/audit/trusted-keys.ts'
import type { Finding, OnUncovered } from '../../../platform/checks/finding.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { checkChain } from './check-chain.ts'
import { checkErasures } from './check-erasures.ts'
import { checkHeads } from './check-heads.ts'

/**
 * Checks all that a trail proves by itself: its chain, the heads that were signed of it, and what was erased
 * from it.
 */
export async function checkTrail(
  db: Db,
  scope: Scope,
  secrets: ProofSecrets,
  onUncovered?: OnUncovered,
): Promise<Finding[]> {
  const keys = await trustedKeys(db, secrets)
  return [
    ...(await checkChain(db, scope)),
    ...(await checkHeads(db, scope, keys, onUncovered)),
    ...(await checkErasures(db, scope, keys, onUncovered)),
  ]
}
