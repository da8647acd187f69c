import type { Database } from '../../../platform/db/database.ts'
import { placeChanges } from '../queries/live-changes.ts'

const MOST_AT_ONCE = 1_000

/** One turn of the loop that gives positions; true = there may be more. */
export async function placeSome(database: Database): Promise<boolean> {
  const placed = await database.asPlatform('give positions to live changes of every institution', (db) =>
    placeChanges(db, MOST_AT_ONCE),
  )
  return placed === MOST_AT_ONCE
}
