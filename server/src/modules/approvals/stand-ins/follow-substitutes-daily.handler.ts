import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { followStandIns } from '../../people/index.ts'
import { workOfApprovals } from './work-of-approvals.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const documents = await countInEach(
    { database, log },
    'let substitutes see what they approve from today, and nothing else',
    (institutionId) =>
      followStandIns(
        { clock, log, institutionId, tx: (work) => database.inInstitution(institutionId, work) },
        workOfApprovals,
      ),
  )
  if (documents > 0) log.info({ documents }, 'papers of absent people shown to their substitutes')
}
