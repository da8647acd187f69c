import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { takeContents } from './queries.ts'
import { tellErased } from './sign-erased.ts'

type Call = typeof activityCalls.erase

/**
 * Empties the contents of entries on request of the person they are about (GDPR art. 17). Who did what and when stays,
 * and the chain goes on verifying: a seal covers a digest of the content, not the content.
 */
export async function eraseContents(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const at = ctx.clock.now()
  await ctx.database.asPlatform(
    `contents of the trail erased on request in institution ${ctx.institutionId}`,
    async (platform) => {
      const db = insideInstitution(platform, ctx.institutionId)
      const emptied = await takeContents(db, body.ids)
      if (emptied.length === 0) throw new AppError('NOT_FOUND')
      await tellErased(db, ctx.settings, emptied, {
        actor: auditActor(ctx.actor),
        at,
        action: 'activity.erased',
        subjectType: 'trail',
        subjectId: 0,
        after: { entries: emptied },
        reason: body.reason,
      })
    },
  )
  ctx.database.wake()
  return done(ctx.language)
}
