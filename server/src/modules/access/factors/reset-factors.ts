import type { TenantDb } from '../../../platform/db/database.ts'
import { removePasskeys } from './queries/passkeys.ts'
import { lockOwner } from './queries/people.ts'
import { removeRecoveryCodes } from './queries/recovery.ts'
import { removeTotp } from './queries/totp.ts'

/**
 * Takes away every second factor of a person who lost theirs: application, passkeys, recovery codes. Gives
 * what they had, for the audit row of the caller. Their sessions stay open; where the institution requires a
 * factor, the person must set one up before anything else.
 */
export async function resetFactors(
  db: TenantDb,
  userId: number,
): Promise<{ totp: boolean; passkeys: number }> {
  await lockOwner(db, userId)
  const had = { totp: await removeTotp(db, userId), passkeys: await removePasskeys(db, userId) }
  await removeRecoveryCodes(db, userId)
  return had
}
