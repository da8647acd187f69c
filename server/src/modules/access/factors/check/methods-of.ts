import type { SecondFactorMethod } from '@hdoc/contract/access/session.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Secrets } from '../../../../platform/secrets/key-ring.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { countRecoveryCodes } from '../queries/recovery.ts'
import { findTotp } from '../queries/totp.ts'

/**
 * Gives the ways a person may do the second step on this host; none when they have no second factor. A
 * passkey of another host is a second factor but cannot be used here: then only a recovery code may be left.
 */
export async function methodsOf(
  db: TenantDb,
  secrets: Secrets,
  userId: number,
  host: string,
): Promise<SecondFactorMethod[]> {
  const [totp, passkeys, codes] = await Promise.all([
    findTotp(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, secrets, userId),
  ])
  const hasTotp = totp !== undefined && totp.secret !== null
  if (!hasTotp && passkeys.length === 0) return []
  const methods: SecondFactorMethod[] = []
  if (hasTotp) methods.push('totp')
  if (passkeys.some((one) => one.host === host)) methods.push('passkey')
  if (codes > 0 || methods.length === 0) methods.push('recovery')
  return methods
}
