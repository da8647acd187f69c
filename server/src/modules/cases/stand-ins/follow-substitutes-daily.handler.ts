import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { followStandIns } from '../../people/index.ts'
import { workOfCases } from './work-of-cases.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const cases = await countInEach(
    { database, log },
    'let substitutes see the work they do from today, and no other',
    (institutionId) =>
      followStandIns(
        { clock, log, institutionId, tx: (work) => database.inInstitution(institutionId, work) },
        workOfCases,
      ),
  )
  if (cases > 0) log.info({ cases }, 'work of absent people shown to their substitutes')
}
