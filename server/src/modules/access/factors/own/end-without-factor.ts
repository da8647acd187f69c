import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { getRules } from '../../../institutions/index.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { removeRecoveryCodes } from '../queries/recovery.ts'
import { findTotp } from '../queries/totp.ts'

/**
 * Runs after a factor was taken away, in the same transaction and with the person locked. When no other
 * factor is left, it throws LAST_SECOND_FACTOR where the institution requires one; elsewhere it removes the
 * recovery codes too, because they are no factor alone.
 */
export async function endWithoutFactor(db: TenantDb, userId: number): Promise<void> {
  const [totp, passkeys, rules] = await Promise.all([
    findTotp(db, userId),
    listPasskeys(db, userId),
    getRules(db),
  ])
  if ((totp !== undefined && totp.secret !== null) || passkeys.length > 0) return
  if (rules.second_factor_required) throw new AppError('LAST_SECOND_FACTOR')
  await removeRecoveryCodes(db, userId)
}
