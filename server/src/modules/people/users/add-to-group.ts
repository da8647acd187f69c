import { AppError } from '@hdoc/contract/failures/errors.ts'
import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { userCalls } from '@hdoc/contract/people/user-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type BatchResult, batchOf, lockedSelection, resultOf } from './change-states.ts'
import { givingProblems, holdsNothing } from './giving.ts'
import { canEditUser } from './policy.ts'
import { type Choices, listChoices } from './queries/choices.ts'
import { listRightSources } from './queries/rights.ts'
import type { UserRow } from './queries/users.ts'
import { addToGroup, touchUser } from './queries/write.ts'

type Body = InputOf<typeof userCalls.addToGroup>['body']
type Place = { group: Choices['groups'][number]; role: Choices['groupRoles'][number] }

/**
 * Gives the department and the role in it. Throws 422 on the field when one does not exist or may not be
 * given.
 */
async function placeOf(ctx: StaffCtx, body: Body): Promise<Place> {
  const choices = await listChoices(ctx.db)
  const group = choices.groups.find(({ id }) => id === body.group_id)
  if (!group) throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'reference' }] } })
  const wanted = { ...holdsNothing, groups: [body] }
  const { groups: problems } = givingProblems(ctx.actor, holdsNothing, wanted, choices)
  if (problems) throw new AppError('VALIDATION', {}, { fields: { group_role_id: problems } })
  return { group, role: choices.groupRoles.find(({ id }) => id === body.group_role_id)! }
}

/** Would the role give the person both rights that exclude each other? */
async function excludes(ctx: StaffCtx, user: UserRow, role: Place['role']): Promise<boolean> {
  const brought = exclusivePermissions.filter((name) => role.permissions.includes(name))
  if (brought.length === 0) return false
  const held = (await listRightSources(ctx.db, user.id)).map(({ permission }) => permission)
  return exclusivePermissions.every((name) => brought.includes(name) || held.includes(name))
}

async function stepOf(ctx: StaffCtx, user: UserRow, place: Place) {
  if (!canEditUser(ctx.actor, user).ok) return { outcome: 'refused', code: 'ADMIN_ONLY' } as const
  if (user.state === 'refused') return { outcome: 'refused', code: 'USER_REFUSED' } as const
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
  const place = await placeOf(ctx, body)
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
