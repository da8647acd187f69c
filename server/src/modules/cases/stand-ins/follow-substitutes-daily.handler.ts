import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listInstitutionIds } from '../../institutions/index.ts'
import { followInstitution } from './follow-institution.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const institutions = await database.asPlatform(
    'let substitutes see the work they do from today, and no other',
    listInstitutionIds,
  )
  let cases = 0
  for (const id of institutions)
    cases += await followInstitution({ clock, tx: (work) => database.inInstitution(id, work) })
  if (cases > 0) log.info({ cases }, 'work of absent people shown to their substitutes')
}
