import { eachInTurn } from '../../platform/jobs/each-in-turn.ts'
import type { JobServices } from '../../platform/jobs/job-context.ts'
import { listInstitutionIds } from './queries.ts'

/**
 * Goes through all institutions, one after the other, to do what `reason` says. One whose work fails is logged and stops
 * none of the others: its next turn comes with the next run. Gives what those that went well gave.
 */
export async function eachInstitution<Result>(
  { database, log }: Pick<JobServices, 'database' | 'log'>,
  reason: string,
  work: (institution: number) => Promise<Result>,
): Promise<Result[]> {
  const ids = await database.asPlatform(reason, listInstitutionIds)
  const tellFailure = (err: unknown, institution: number): void =>
    log.error({ err, institution }, `failed in one institution: ${reason}`)
  return (await eachInTurn(ids, work, tellFailure)).results
}

/** The same of work that counts what it did: gives the sum. */
export const countInEach = async (
  services: Pick<JobServices, 'database' | 'log'>,
  reason: string,
  work: (institution: number) => Promise<number>,
): Promise<number> => (await eachInstitution(services, reason, work)).reduce((sum, count) => sum + count, 0)
