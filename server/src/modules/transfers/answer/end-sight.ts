import type { TenantDb } from '../../../platform/db/database.ts'
import { endTransferSight } from '../../documents/index.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'
import { type AnsweredRow, listUnnamed } from './queries.ts'

/**
 * Ends for whom a sheet opened documents that were withdrawn or refused: nothing has gone from the one to the other. The
 * documents have to be locked.
 */
export async function endSight(
  db: TenantDb,
  sheet: ChangingSheet,
  rows: readonly AnsweredRow[],
): Promise<void> {
  if (rows.length > 0) await endTransferSight(db, await listUnnamed(db, sheet, rows))
}
