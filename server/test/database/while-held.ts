import { expect } from 'vitest'
import type { TenantDb } from '../../src/platform/db/database.ts'
import type { TestApp } from '../browsers/app.ts'

type Held = {
  institutionId: number
  /** Done in a transaction that stays open meanwhile. */
  first: (db: TenantDb) => Promise<unknown>
  /** Begun then; the transaction commits once this waits for one of its locks, or is over without waiting. */
  second: () => Promise<unknown>
  /** Done in the first transaction before it commits. */
  last?: (db: TenantDb) => Promise<unknown>
}

/** Lets one change meet another that has not committed yet. */
export async function whileHeld(
  t: Pick<TestApp, 'database' | 'asSuperuser'>,
  { institutionId, first, second, last }: Held,
): Promise<void> {
  let begun: Promise<unknown> | undefined
  await t.database.inInstitution(institutionId, async (db) => {
    await first(db)
    let isOver = false
    const over = () => {
      isOver = true
    }
    begun = second()
    begun.then(over, over)
    const waits = async () => {
      const waiting = await t.asSuperuser(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return isOver || waiting.length > 0
    }
    await expect.poll(waits, { timeout: 15_000, interval: 20 }).toBe(true)
    await last?.(db)
  })
  await begun
}
