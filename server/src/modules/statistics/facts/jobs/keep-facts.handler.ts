import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { eachInstitution } from '../../../institutions/index.ts'
import { keepFacts } from '../keep-facts.ts'

/** Adds up the figures of every institution. */
export async function handle(services: JobServices): Promise<void> {
  await eachInstitution(services, 'add up the figures of every institution', (institution) =>
    keepFacts(services.database, institution),
  )
}
