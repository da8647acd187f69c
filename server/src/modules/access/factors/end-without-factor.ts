import { AppError } from '@hdoc/contract/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { getRules } from '../../institutions/index.ts'
import { listPasskeys } from './queries/passkeys.ts'
import { removeRecoveryCodes } from './queries/recovery.ts'
import { findTotp } from './queries/totp.ts'

/**
 * After a factor was taken away, in the same transaction with the person locked: without any other one the removal is
 * refused where the institution asks for one; elsewhere the recovery codes go too, for they are no factor alone.
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
