import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { eachInstitution } from '../../../institutions/index.ts'
import {
  compactAccessTotals,
  compactCounts,
  compactTotals,
  correctAccessTotals,
  correctCounts,
  correctDepartments,
  correctTotals,
} from './queries.ts'

const REASON = 'compare the counters of every institution with its documents'

/** A counter that has drifted is a fault of ours: it is corrected, and logged as a finding. */
export async function handle({ database, log }: JobServices): Promise<void> {
  const compared = await eachInstitution({ database, log }, REASON, async (id) => {
    for (const correct of [correctTotals, correctCounts, correctDepartments, correctAccessTotals]) {
      const drift = await database.asPlatform(REASON, (db) => correct(db, id))
      if (drift.classes > 0)
        log.error({ institution: id, ...drift }, 'finding: document counters had drifted')
    }
    for (const compact of [compactTotals, compactCounts, compactAccessTotals])
      await database.asPlatform(REASON, (db) => compact(db, id))
  })
  log.info({ institutions: compared.length }, 'document counters compared')
}
