import type { identityCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../platform/http/context.ts'
import { type OwnCtx, requireProof } from '../factors/proof/require-proof.ts'
import { tellChange } from '../factors/proof/tell-change.ts'
import { getOwner } from '../factors/queries/people.ts'
import { removeIdentity as removeRow } from './queries/identities.ts'

/** Unlinks an account of a provider; the next sign-in through it links anew, by the verified address. */
export async function removeIdentity(
  ctx: OwnCtx,
  { body }: InputOf<typeof identityCalls.remove>,
): Promise<{ success: true; message: string }> {
  const { institutionId, id: userId } = ctx.actor
  const owner = await ctx.database.inInstitution(institutionId, (db) => getOwner(db, userId), {
    readOnly: true,
  })
  if (!owner.has_password) throw new AppError('IDENTITY_NEEDS_PASSWORD')
  await requireProof(ctx, body)
  await ctx.database.inInstitution(institutionId, async (db) => {
    const removed = await removeRow(db, { id: body.id, userId })
    if (!removed) throw new AppError('NOT_FOUND')
    await recordAudit(
      { ...ctx, db },
      {
        action: 'identity.removed',
        subjectType: 'user',
        subjectId: userId,
        before: removed,
      },
    )
    await tellChange(db, userId, 'identity_removed', ctx.clock.now())
  })
  ctx.database.wake()
  return done(ctx.language)
}
