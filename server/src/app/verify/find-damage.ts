import { checkChain } from '../../modules/trail/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { takeTime } from '../../platform/db/institution-scope.ts'
import type { Finding } from '../../platform/finding.ts'
import { checkClock } from './check-clock.ts'
import { checkCounts } from './check-counts.ts'
import { checkLedger } from './check-ledger.ts'
import { checkPlainCnps } from './check-plain-cnps.ts'
import { checkReservations } from './check-reservations.ts'

/**
 * Compares what must agree: numbers, ledger, counters, reserved and further numbers; audit entries, contents and seals; totals and documents.
 * With `now` also whether a register is ahead of it. Each statement sees one moment, so that it may run while the server works. Nothing found = an empty list.
 */
export async function findDamage(
  database: Database,
  options: { institutionId?: number; now?: Date } = {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  const { now } = options
  const checks = [checkLedger, checkReservations, checkChain, checkCounts, checkPlainCnps]
  if (now) checks.push((db, scope) => checkClock(db, scope, now))
  for (const check of checks) {
    const found = await database.asPlatform('verify every institution', async (db) => {
      await takeTime(db)
      return check(db, options.institutionId)
    })
    findings.push(...found)
  }
  return findings
}
