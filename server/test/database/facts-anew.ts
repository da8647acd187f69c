import { keepFacts, rebuildFacts } from '../../src/modules/statistics/facts/keep-facts.ts'
import type { Database } from '../../src/platform/db/database.ts'

/** Makes the figures of an institution anew, so that two moments with the same documents have the same rows. */
export async function factsAnew(database: Database, institutionId: number): Promise<void> {
  if (!(await rebuildFacts(database, institutionId))) throw new Error('somebody else is at the facts')
}

/** Adds what happened since then to the figures, as the worker does. */
export const factsAddedUp = (database: Database, institutionId: number): Promise<void> =>
  keepFacts(database, institutionId)
