import { checkChain, checkTrail } from '../../modules/trail/index.ts'
import type { ProofSecrets } from '../../platform/audit/proof-key.ts'
import type { Database, PlatformDb } from '../../platform/db/database.ts'
import { type Scope, takeTime } from '../../platform/db/institution-scope.ts'
import type { Finding, OnUncovered } from '../../platform/finding.ts'
import { checkClock } from './check-clock.ts'
import { checkCounts } from './check-counts.ts'
import { checkDelivery } from './check-delivery.ts'
import { checkDocuments } from './check-documents.ts'
import { checkFileRows } from './check-file-rows.ts'
import { checkLedger } from './check-ledger.ts'
import { checkNumbersTold } from './check-numbers-told.ts'
import { checkPlainCnps } from './check-plain-cnps.ts'
import { checkReservations } from './check-reservations.ts'

type Options = {
  institutionId?: number
  /** The present time, to find registers that are ahead of it. */
  now?: Date
  /**
   * The keys to check signatures with. They are known outside the database only and sign heads and erasures.
   */
  secrets?: ProofSecrets
  /** Called with what the checks cannot tell anything about. */
  onUncovered?: OnUncovered
}
type Check = (db: PlatformDb, scope: Scope, onUncovered?: OnUncovered) => Promise<Finding[]>

function checksOf({ now, secrets }: Options): Check[] {
  const checks: Check[] = [
    checkLedger,
    checkReservations,
    secrets ? (db, scope, onUncovered) => checkTrail(db, scope, secrets, onUncovered) : checkChain,
    checkNumbersTold,
    checkDocuments,
    checkFileRows,
    checkCounts,
    checkDelivery,
    checkPlainCnps,
  ]
  if (now) checks.push((db, scope) => checkClock(db, scope, now))
  return checks
}

/**
 * Compares everything that must agree: numbers, ledger, counters, reserved and further numbers; audit
 * entries, contents, seals, heads and erasures; documents and files with what the trail says of them; totals
 * with documents. Each statement sees one moment, so the checks may run while the server works. The database
 * reads the rows, and only findings come to this process. Gives the findings; an empty list when nothing is
 * wrong.
 */
export async function findDamage(database: Database, options: Options = {}): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checksOf(options)) {
    const found = await database.asPlatform('verify every institution', async (db) => {
      await takeTime(db)
      return check(db, options.institutionId, options.onUncovered)
    })
    findings.push(...found)
  }
  return findings
}
