import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type DispatchRow, findLastHand } from './queries.ts'

/**
 * Refuses a change of a dispatch on an older version with STALE_VERSION (409), naming who changed it last: not always who prepared it.
 * Called before the right is checked, as for every record.
 */
export async function checkDispatchVersion(
  db: TenantDb,
  row: DispatchRow,
  sent: number | undefined,
): Promise<void> {
  if (sent === undefined || sent === row.version) return
  throw new AppError('STALE_VERSION', { name: (await findLastHand(db, row)) ?? row.prepared_by_name })
}
