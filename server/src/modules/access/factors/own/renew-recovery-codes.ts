import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../../platform/http/context.ts'
import { methodsOf } from '../check/methods-of.ts'
import { recordChange } from '../proof/record-change.ts'
import { type OwnCtx, requireProof } from '../proof/require-proof.ts'
import { lockOwner } from '../queries/people.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'

/**
 * Replaces the person's recovery codes. Throws NOT_FOUND for a person without another factor, because
 * recovery codes only help to recover one.
 */
export async function renewRecoveryCodes(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.renewCodes>,
): Promise<{ success: true; message: string; recovery_codes: string[] }> {
  await requireProof(ctx, body)
  const codes = await ctx.database.inInstitution(ctx.actor.institutionId, async (db) => {
    await lockOwner(db, ctx.actor.id)
    const methods = await methodsOf(db, ctx.settings, ctx.actor.id, ctx.caller.host.host)
    if (methods.length === 0) throw new AppError('NOT_FOUND')
    await recordChange(ctx, db, { action: 'recovery_codes.renewed', tell: 'recovery_renewed' })
    return giveRecoveryCodes(db, ctx.settings, ctx.actor.id)
  })
  ctx.database.wake()
  return { ...done(ctx.language), recovery_codes: codes }
}
