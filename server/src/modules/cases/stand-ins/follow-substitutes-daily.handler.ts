import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { followInstitution } from './follow-institution.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const cases = await countInEach(
    { database, log },
    'let substitutes see the work they do from today, and no other',
    (institutionId) =>
      followInstitution({
        clock,
        log,
        institutionId,
        tx: (work) => database.inInstitution(institutionId, work),
      }),
  )
  if (cases > 0) log.info({ cases }, 'work of absent people shown to their substitutes')
}
