import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { AppError, type PlainErrorCode } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../../platform/http/context.ts'
import { underFailureLimits } from '../../sessions/count-failures.ts'
import { openTotp } from '../check/sealed-totp.ts'
import { stepOfCode } from '../check/totp.ts'
import { recordChange } from '../proof/record-change.ts'
import type { OwnCtx } from '../proof/require-proof.ts'
import { lockOwner } from '../queries/people.ts'
import { adoptTotp, findTotp } from '../queries/totp.ts'
import { giveFirstRecoveryCodes } from './give-recovery-codes.ts'

const refusal = (code: PlainErrorCode): AppError =>
  new AppError(code, {}, { fields: { code: [{ key: code }] } })

type Found = { ok: true; pending: Buffer; step: number } | { ok: false }

function check(ctx: OwnCtx, code: string): Promise<Found> {
  const { institutionId, id } = ctx.actor
  const now = ctx.clock.now()
  return ctx.database.inInstitution(
    institutionId,
    async (db): Promise<Found> => {
      const row = await findTotp(db, id)
      const pending = row?.pending_secret
      if (!pending || !row.pending_until || Date.parse(row.pending_until) <= now.getTime())
        throw new AppError('LOGIN_STEP_ENDED')
      const step = stepOfCode(openTotp(ctx.settings, db, id, pending), code, now)
      return step === undefined ? { ok: false } : { ok: true, pending, step }
    },
    { readOnly: true },
  )
}

/** Puts the shown secret in use. The code that confirms it counts as used. */
export async function confirmTotp(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.confirmTotp>,
): Promise<{ success: true; message: string; recovery_codes?: string[] }> {
  const found = await underFailureLimits(ctx, { signedIn: ctx.actor.id }, () => check(ctx, body.code))
  if (!found.ok) throw refusal('SECOND_FACTOR_WRONG')
  const codes = await ctx.database.inInstitution(ctx.actor.institutionId, async (db) => {
    await lockOwner(db, ctx.actor.id)
    if (!(await adoptTotp(db, ctx.actor.id, found.pending, found.step, ctx.clock.now())))
      throw refusal('SECOND_FACTOR_USED')
    await recordChange(ctx, db, { action: 'factor.added', after: { method: 'totp' }, tell: 'totp_added' })
    return giveFirstRecoveryCodes(db, ctx.settings, ctx.actor.id)
  })
  ctx.database.wake()
  return { ...done(ctx.language), ...(codes && { recovery_codes: codes }) }
}
