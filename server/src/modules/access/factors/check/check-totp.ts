import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { findTotp, useTotpStep } from '../queries/totp.ts'
import type { Checked } from './checked.ts'
import { openTotp } from './sealed-totp.ts'
import { stepOfCode } from './totp.ts'

/**
 * Is the code an unused one of the person's authenticator application? A code before the last used one counts
 * as used.
 */
export async function checkTotp(
  ctx: Pick<Ctx, 'settings' | 'clock'>,
  db: TenantDb,
  userId: number,
  code: string,
): Promise<Checked> {
  const row = await findTotp(db, userId)
  const secret = row?.secret
  if (!row || !secret) return { ok: false, code: 'SECOND_FACTOR_WRONG' }
  const step = stepOfCode(openTotp(ctx.settings, db, userId, secret), code, ctx.clock.now())
  if (step === undefined) return { ok: false, code: 'SECOND_FACTOR_WRONG' }
  if (step <= row.last_step) return { ok: false, code: 'SECOND_FACTOR_USED' }
  return { ok: true, use: (write) => useTotpStep(write, userId, secret, step) }
}
