import type { TenantDb } from '../../platform/db/database.ts'
import { findModeRow, storeMode } from './queries.ts'

/** Delete mode while it is on: it ends by the clock, when it is read. */
export async function findDeleteMode(
  db: TenantDb,
  now: Date,
): Promise<{ until: string; by: string } | undefined> {
  const row = await findModeRow(db)
  return row && new Date(row.on_until) > now ? { until: row.on_until, by: row.switched_by_name } : undefined
}

/** On until an instant; off with the present one. */
export const setDeleteMode = (db: TenantDb, until: Date, byName: string): Promise<number> =>
  storeMode(db, until, byName)
