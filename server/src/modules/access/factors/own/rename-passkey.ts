import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../../platform/http/context.ts'
import { recordChange } from '../proof/record-change.ts'
import type { OwnCtx } from '../proof/require-proof.ts'
import { renamePasskeyRow } from '../queries/passkeys.ts'

export async function renamePasskey(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.renamePasskey>,
): Promise<{ success: true; message: string }> {
  await ctx.database.inInstitution(ctx.actor.institutionId, async (db) => {
    const renamed = await renamePasskeyRow(db, ctx.actor.id, body.id, body.name)
    if (!renamed) throw new AppError('NOT_FOUND')
    await recordChange(ctx, db, {
      action: 'factor.renamed',
      before: { name: renamed.before },
      after: { name: body.name },
    })
  })
  ctx.database.wake()
  return done(ctx.language)
}
