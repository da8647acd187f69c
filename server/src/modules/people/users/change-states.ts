import { AppError, type ErrorCode, errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { BatchAnswer } from '@hdoc/contract/people/user-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { endSessions } from '../../access/index.ts'
import { accountInvited, endLinks } from '../../accounts/index.ts'
import { lockedAdministrators } from './load-user.ts'
import { canEditUser } from './policy.ts'
import { listUsersByIds, lockUsers, type UserRow } from './queries/users.ts'
import { setState } from './queries/write.ts'
import { keepsAdministrator, type StateStep, stateStep } from './rules.ts'

export type BatchResult = BatchAnswer['results'][number]
type Wanted = 'active' | 'inactive'

/** Gives the people of a selection, locked. Throws NOT_FOUND when one of them is not of this institution. */
export async function lockedSelection(ctx: StaffCtx, ids: readonly number[]): Promise<UserRow[]> {
  const once = [...new Set(ids)]
  await lockUsers(ctx.db, once)
  const rows = await listUsersByIds(ctx.db, once)
  if (rows.length !== once.length) throw new AppError('NOT_FOUND')
  return rows
}

export function resultOf(
  ctx: Pick<StaffCtx, 'language'>,
  user: UserRow,
  step: { outcome: BatchResult['outcome']; code?: ErrorCode },
): BatchResult {
  const reason = step.code ? errorMessage(step.code, ctx.language) : ''
  return { id: user.id, name: user.name, outcome: step.outcome, reason }
}

export function batchOf(ctx: StaffCtx, preview: boolean, results: BatchResult[]): BatchAnswer {
  return { ...done(ctx.language), preview, results }
}

function stepOf(ctx: StaffCtx, user: UserRow, wanted: Wanted, administrators: readonly number[]): StateStep {
  const { actor, db } = ctx
  const decision = canEditUser(actor, user)
  if (!decision.ok) return { outcome: 'refused', code: 'ADMIN_ONLY' }
  const step = stateStep(user, wanted)
  if (step.outcome !== 'changed' || wanted === 'active') return step
  if (user.id === actor.id && db.institutionId === actor.institutionId)
    return { outcome: 'refused', code: 'USER_SELF' }
  const keeps = !user.is_admin || keepsAdministrator(administrators, user.id, { ...user, state: step.state })
  return keeps ? step : { outcome: 'refused', code: 'LAST_ADMIN' }
}

async function writeStep(ctx: StaffCtx, user: UserRow, step: StateStep & { outcome: 'changed' }) {
  const { db, actor, clock } = ctx
  const at = clock.now()
  await setState(db, grant('user.edit', user, canEditUser(actor, user)), step.state)
  if (step.state !== 'active') {
    await endSessions(db, user.id)
    await endLinks(db, user.id, 'email_change', at)
  }
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: step.state === 'inactive' ? 'user.deactivated' : 'user.activated',
    subjectType: 'user',
    subjectId: user.id,
    before: { state: user.state },
    after: { state: step.state },
  })
  if (step.invites) await emit(db, accountInvited, { user_id: user.id }, at)
}

/**
 * Activates or deactivates people one after the other. Each is judged by what the ones before have become, so
 * that of all administrators one stays. The sessions of a deactivated person end in the same transaction. A
 * preview decides and writes nothing.
 */
export async function changeStates(
  ctx: StaffCtx,
  wanted: Wanted,
  { ids, preview }: { ids: readonly number[]; preview: boolean },
): Promise<BatchResult[]> {
  let administrators = await lockedAdministrators(ctx)
  const results: BatchResult[] = []
  for (const user of await lockedSelection(ctx, ids)) {
    const step = stepOf(ctx, user, wanted, administrators)
    if (step.outcome === 'changed') {
      if (!preview) await writeStep(ctx, user, step)
      if (wanted === 'inactive') administrators = administrators.filter((id) => id !== user.id)
    }
    results.push(resultOf(ctx, user, step))
  }
  return results
}
