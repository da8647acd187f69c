import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/**
 * Opens as many transactions at once as the pool has connections; each waits inside until all are open. If
 * one connection was never given back, they cannot meet.
 */
export async function meetInTransactions(
  database: Database,
  institutionId: number,
  count: number,
): Promise<void> {
  let inside = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  const one = () =>
    database.inInstitution(institutionId, async (db) => {
      await db.one(sql`select 1 as one`)
      if (++inside === count) open()
      await all
    })
  const waiting = Array.from({ length: count }, one)
  // A transaction that got no connection rejects; the others are then let go.
  await Promise.all(waiting.map((meeting) => meeting.finally(() => open())))
}
