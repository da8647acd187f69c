import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { atHome } from './home.ts'
import { setSessionGroup } from './queries.ts'
import { currentHash } from './sessions.ts'

/**
 * Chooses the group that this session works in. The rights of its group role apply from the next call, in
 * this session only.
 */
export async function chooseGroup(
  ctx: Ctx<typeof profileCalls.chooseGroup>,
  { body }: InputOf<typeof profileCalls.chooseGroup>,
) {
  const { actor } = ctx
  if (!actor.groupIds.includes(body.group_id))
    throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'reference' }] } })
  await atHome(ctx, async (db) => {
    await setSessionGroup(db, currentHash(ctx), body.group_id)
    await writeAudit(db, {
      actor: auditActor(actor),
      at: ctx.clock.now(),
      action: 'session.group_chosen',
      subjectType: 'user_group',
      subjectId: body.group_id,
      before: { group_id: actor.groupId },
      after: { group_id: body.group_id },
    })
  })
  ctx.database.wake()
  return done(ctx.language)
}
