import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { endSessions, resetFactors } from '../../access/index.ts'
import { endLinks, resetWanted } from '../../accounts/index.ts'
import { lockedUser } from './load-user.ts'
import { listRightSources } from './queries/rights.ts'
import type { EditableUser } from './queries/users.ts'
import { touchUser } from './queries/write.ts'
import { holdsMore } from './rules.ts'

const ofState = {
  active: undefined,
  inactive: 'USER_ALREADY_INACTIVE',
  invited: 'USER_INVITED',
  pending: 'USER_WAITS',
  refused: 'USER_REFUSED',
} as const

/** Gives an account that is in use, locked. Throws the reason when it is not in use. */
async function activeUser(ctx: StaffCtx, id: number): Promise<EditableUser> {
  const user = await lockedUser(ctx, id)
  const code = ofState[user.state]
  if (code) throw new AppError(code)
  return user
}

/** Mails the person a link for a new password; the old one works until they have set it. */
export async function resetPassword(ctx: StaffCtx, id: number) {
  const { db, actor, clock, language } = ctx
  const user = await activeUser(ctx, id)
  const at = clock.now()
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.password_reset_sent',
    subjectType: 'user',
    subjectId: user.id,
  })
  await emit(db, resetWanted, { user_id: user.id }, at)
  return done(language)
}

/**
 * Takes away the second factors of a person who lost them. Only an administrator may do so for somebody who
 * holds more than the caller, because together with that person's mailbox it would be a way into the account.
 */
export async function resetSecondFactors(ctx: StaffCtx, id: number) {
  const { db, actor, clock, language } = ctx
  const at = clock.now()
  const user = await activeUser(ctx, id)
  if (holdsMore(actor, user, await listRightSources(db, user.id))) throw new AppError('USER_HIGHER')
  await resetFactors(db, user.id)
  await endSessions(db, user.id)
  // Whoever asked for another address before has no way back in by it.
  await endLinks(db, user.id, 'email_change', at)
  await touchUser(db, user)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.factors_reset',
    subjectType: 'user',
    subjectId: user.id,
    before: { second_factor: user.second_factor },
    after: { second_factor: false },
  })
  return done(language)
}
