import type { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { verifyWanted } from '../events/index.ts'
import { addCheck, findWaitingCheck } from './queries.ts'

/**
 * Asks for a check of the chain. The worker makes it, because a long chain takes longer than a call may.
 * While a check waits, its id is given and no other is asked for.
 */
export async function askForCheck(ctx: Ctx<typeof activityCalls.verify>) {
  const { db, actor, clock } = ctx
  const waiting = await findWaitingCheck(db)
  if (waiting) return { ...done(ctx.language), id: waiting.id }
  const at = clock.now()
  const id = await addCheck(db, { at, by: actor.name })
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'activity.verify_wanted',
    subjectType: 'trail',
    subjectId: id,
  })
  await emit(db, verifyWanted, { check_id: id }, at)
  return { ...done(ctx.language), id }
}
