import type { TenantDb } from '../../platform/db/database.ts'
import { findModeRow, storeMode } from './queries.ts'

/**
 * Delete mode while it is on, else undefined. It ends by the clock: its end is compared with `now` when it is
 * read.
 */
export async function findDeleteMode(
  db: TenantDb,
  now: Date,
): Promise<{ until: string; by: string } | undefined> {
  const row = await findModeRow(db)
  return row && new Date(row.on_until) > now ? { until: row.on_until, by: row.switched_by_name } : undefined
}

/** Switches delete mode on until an instant; the present instant switches it off. */
export const setDeleteMode = (db: TenantDb, until: Date, byName: string): Promise<number> =>
  storeMode(db, until, byName)
