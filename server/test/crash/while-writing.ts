import { waitUntil } from '../load/wait-until.ts'
import type { DrillWorld } from './drill.ts'

/** Resolves when a transaction that is still open has written to this table: the middle of the work. */
export function whileWriting(world: Pick<DrillWorld, 'asSuperuser'>, table: string): Promise<void> {
  return world.asSuperuser((client) =>
    waitUntil(`somebody writes to ${table}`, async () => {
      const { rows } = await client.query(
        `select from pg_locks where relation = $1::regclass and mode = 'RowExclusiveLock' and granted limit 1`,
        [table],
      )
      return rows.length > 0
    }),
  )
}
