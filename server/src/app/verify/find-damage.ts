import { type CheckWith, checkPhases, type RowCheck } from '../../platform/checks/check.ts'
import type { Finding } from '../../platform/checks/finding.ts'
import type { Database } from '../../platform/db/database.ts'
import { takeTime } from '../../platform/db/institution-scope.ts'
import { modules } from '../modules/modules.ts'

type Options = CheckWith & { institutionId?: number }

/** The checks of all modules by their phases; within a phase in the order of the modules. */
async function checksInOrder(): Promise<RowCheck[]> {
  const checks = (await Promise.all(modules.map((one) => one.checks?.() ?? []))).flat()
  return checkPhases.flatMap((phase) => checks.filter((check) => check.phase === phase))
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
  for (const { find } of await checksInOrder()) {
    const found = await database.asPlatform('verify every institution', async (db) => {
      await takeTime(db)
      return find(db, options.institutionId, options)
    })
    findings.push(...found)
  }
  return findings
}
