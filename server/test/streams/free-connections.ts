import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/**
 * As many transactions at once as the pool has connections: each waits inside until all are. One connection that was
 * never given back, and they cannot meet.
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
  // Whoever got no connection says so; the others are let go.
  await Promise.all(waiting.map((meeting) => meeting.finally(() => open())))
}
