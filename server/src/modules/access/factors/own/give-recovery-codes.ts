import type { TenantDb } from '../../../../platform/db/database.ts'
import { keyId, type Secrets } from '../../../../platform/secrets/key-ring.ts'
import { newRecoveryCodes, recoveryHash } from '../check/recovery-code.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../queries/recovery.ts'

/** Replaces all recovery codes of a person with ten new ones. They are told once and stored as hashes. */
export async function giveRecoveryCodes(
  db: TenantDb,
  { secret }: Secrets,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(db, userId, {
    hashes: codes.map((code) => recoveryHash(secret, userId, code)),
    key: keyId(secret),
  })
  return codes
}

/** Gives recovery codes with the first factor; undefined when the person has usable ones, which stay. */
export async function giveFirstRecoveryCodes(
  db: TenantDb,
  secrets: Secrets,
  userId: number,
): Promise<string[] | undefined> {
  return (await countRecoveryCodes(db, secrets, userId)) > 0
    ? undefined
    : giveRecoveryCodes(db, secrets, userId)
}
