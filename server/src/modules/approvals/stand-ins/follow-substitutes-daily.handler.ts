import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { followInstitution } from './follow-institution.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const documents = await countInEach(
    { database, log },
    'let substitutes see what they approve from today, and nothing else',
    (id) => followInstitution({ clock, tx: (work) => database.inInstitution(id, work) }),
  )
  if (documents > 0) log.info({ documents }, 'papers of absent people shown to their substitutes')
}
