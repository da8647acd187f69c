import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../../platform/http/context.ts'
import { recordChange } from '../proof/record-change.ts'
import { type OwnCtx, requireProof } from '../proof/require-proof.ts'
import { lockOwner } from '../queries/people.ts'
import { removeTotp as removeRow } from '../queries/totp.ts'
import { endWithoutFactor } from './end-without-factor.ts'

export async function removeTotp(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.removeTotp>,
): Promise<{ success: true; message: string }> {
  await requireProof(ctx, body)
  await ctx.database.inInstitution(ctx.actor.institutionId, async (db) => {
    await lockOwner(db, ctx.actor.id)
    if (!(await removeRow(db, ctx.actor.id))) throw new AppError('NOT_FOUND')
    await endWithoutFactor(db, ctx.actor.id)
    await recordChange(ctx, db, {
      action: 'factor.removed',
      before: { method: 'totp' },
      tell: 'totp_removed',
    })
  })
  ctx.database.wake()
  return done(ctx.language)
}
