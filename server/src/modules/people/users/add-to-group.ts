import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { userCalls } from '@hdoc/contract/people/user-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { mayChangeMembershipOf } from '../../../platform/auth/giving.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type BatchResult, batchOf, lockedSelection, resultOf } from './change-states.ts'
import { checkPlace, type Place } from './place.ts'
import { canEditUser } from './policy.ts'
import { listRightSources } from './queries/rights.ts'
import type { UserRow } from './queries/users.ts'
import { addToGroup, touchUser } from './queries/write.ts'

type Body = InputOf<typeof userCalls.addToGroup>['body']
/** Would the role give the person both rights that exclude each other? */
async function excludes(ctx: StaffCtx, user: UserRow, role: Place['role']): Promise<boolean> {
  const brought = exclusivePermissions.filter((name) => role.permissions.includes(name))
  if (brought.length === 0) return false
  const held = (await listRightSources(ctx.db, user.id)).map(({ permission }) => permission)
  return exclusivePermissions.every((name) => brought.includes(name) || held.includes(name))
}

async function stepOf(ctx: StaffCtx, user: UserRow, place: Place) {
  if (!canEditUser(ctx.actor, user).ok) return { outcome: 'refused', code: 'ADMIN_ONLY' } as const
  if (!mayChangeMembershipOf(ctx.actor, ctx.db.institutionId, user.id))
    return { outcome: 'refused', code: 'OWN_RIGHTS' } as const
  if (user.state === 'refused') return { outcome: 'refused', code: 'USER_REFUSED' } as const
  // Who accepts them chooses their departments.
  if (user.state === 'pending') return { outcome: 'refused', code: 'USER_WAITS' } as const
  if (user.groups.some(({ group_id }) => group_id === place.group.id))
    return { outcome: 'unchanged', code: 'GROUP_MEMBER_ALREADY' } as const
  if (await excludes(ctx, user, place.role)) return { outcome: 'refused', code: 'RIGHTS_EXCLUDE' } as const
  return { outcome: 'changed' } as const
}

/**
 * Adds people to a department with one role. People who are in it already keep theirs. A preview writes
 * nothing.
 */
export async function addPeopleToGroup(ctx: StaffCtx, { body }: { body: Body }) {
  const { db, actor, clock } = ctx
  const place = await checkPlace(ctx, body)
  const results: BatchResult[] = []
  for (const user of await lockedSelection(ctx, body.ids)) {
    const step = await stepOf(ctx, user, place)
    if (step.outcome === 'changed' && !body.preview) {
      const editable = grant('user.edit', user, canEditUser(actor, user))
      await addToGroup(db, editable, body)
      await touchUser(db, editable)
      await writeAudit(db, {
        actor: auditActor(actor),
        at: clock.now(),
        action: 'user.added_to_group',
        subjectType: 'user',
        subjectId: user.id,
        after: { group_id: place.group.id, group: place.group.name, role: place.role.name },
      })
    }
    results.push(resultOf(ctx, user, step))
  }
  return batchOf(ctx, body.preview, results)
}
