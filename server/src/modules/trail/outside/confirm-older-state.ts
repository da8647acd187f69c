import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { allowed, type Decision, grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findOpenHold, storeConfirmation } from './queries.ts'
import { signConfirmation } from './sign-confirmation.ts'

const canConfirm = ({ isAdmin }: Actor): Decision => (isAdmin ? allowed : { ok: false, code: 'ADMIN_ONLY' })

/** The older state that waits for its confirmation; null while numbers are given. */
export async function showHold({ db, actor }: StaffCtx) {
  const hold = await findOpenHold(db)
  return {
    hold: hold
      ? {
          id: hold.id,
          found_at: hold.found_at,
          known_entries: hold.known_seq,
          found_entries: hold.found_seq,
          can: { confirm: canConfirm(actor).ok },
        }
      : null,
  }
}

/**
 * Takes an older state for the right one, for good: what came after it is given up. The server signs the
 * confirmation.
 */
export async function confirmOlderState(ctx: StaffCtx, { body }: InputOf<typeof activityCalls.confirmState>) {
  const { db, clock, settings } = ctx
  const row = await findOpenHold(db, { lock: true })
  if (row?.id !== body.id) throw new AppError('NOT_FOUND')
  const hold = grant('trail.confirm', row, canConfirm(ctx.actor))
  const { reason } = body
  const at = clock.now()
  await storeConfirmation(db, hold.id, {
    at,
    name: ctx.actor.name,
    reason,
    ...signConfirmation(settings.secret, { ...hold, at, reason }),
  })
  await writeAudit(db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'activity.older_state_confirmed',
    subjectType: 'trail',
    subjectId: hold.id,
    before: { entries: hold.known_seq },
    after: { entries: hold.found_seq },
    reason,
  })
  return done(ctx.language)
}
