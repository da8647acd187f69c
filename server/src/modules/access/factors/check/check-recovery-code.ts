import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { everySecret } from '../../../../platform/secrets/key-ring.ts'
import { findRecoveryCode, useRecoveryCode } from '../queries/recovery.ts'
import type { Checked } from './checked.ts'
import { recoveryHash } from './recovery-code.ts'

/** Is the code an unused recovery code of the person? */
export async function checkRecoveryCode(
  { settings, clock }: Pick<Ctx, 'settings' | 'clock'>,
  db: TenantDb,
  userId: number,
  code: string,
): Promise<Checked> {
  const hashes = everySecret(settings).map((secret) => recoveryHash(secret, userId, code))
  const hash = await findRecoveryCode(db, userId, hashes)
  if (hash === undefined) return { ok: false, code: 'SECOND_FACTOR_WRONG' }
  return { ok: true, use: (write) => useRecoveryCode(write, userId, hash, clock.now()) }
}
