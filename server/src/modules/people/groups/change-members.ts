import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { mayChangeMembershipOf } from '../../../platform/auth/giving.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkPlace } from '../users/place.ts'
import { canManageGroups } from './policy.ts'
import {
  addMember,
  type EditableMembership,
  findMember,
  removeMember,
  updateMember,
} from './queries/members.ts'
import { getGroup } from './save-group.ts'

type Calls = typeof groupCalls

async function getMember(ctx: StaffCtx, groupId: number, userId: number): Promise<EditableMembership> {
  const row = await findMember(ctx.db, groupId, userId)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('user_group.member', row, canManageGroups(ctx.actor))
}

function checkOther(ctx: StaffCtx, userId: number): void {
  if (!mayChangeMembershipOf(ctx.actor, ctx.db.institutionId, userId)) throw new AppError('OWN_RIGHTS')
}

type Membership = Pick<EditableMembership, 'user_id' | 'name' | 'group_role_name' | 'is_default'>
const audited = (one: Membership) => ({
  user_id: one.user_id,
  name: one.name,
  group_role: one.group_role_name,
  is_default: one.is_default,
})

async function tell(
  ctx: StaffCtx,
  groupId: number,
  action: string,
  sides: { before?: Membership; after?: Membership },
) {
  await recordAudit(ctx, {
    action: `user_group.${action}`,
    subjectType: 'user_group',
    subjectId: groupId,
    ...(sides.before && { before: audited(sides.before) }),
    ...(sides.after && { after: audited(sides.after) }),
  })
}

export async function createMember(ctx: StaffCtx, { body }: InputOf<Calls['addMember']>) {
  const group = await getGroup(ctx, body.group_id)
  checkOther(ctx, body.user_id)
  await checkPlace(ctx, body)
  await addMember(ctx.db, group, {
    userId: body.user_id,
    groupRoleId: body.group_role_id,
    isDefault: body.is_default,
  })
  const after = await getMember(ctx, group.id, body.user_id)
  await tell(ctx, group.id, 'member_added', { after })
  return done(ctx.language)
}

export async function changeMember(ctx: StaffCtx, { body }: InputOf<Calls['updateMember']>) {
  const before = await getMember(ctx, body.group_id, body.user_id)
  checkOther(ctx, body.user_id)
  const roleId = body.group_role_id ?? before.group_role_id
  if (roleId !== before.group_role_id)
    await checkPlace(ctx, { group_id: body.group_id, group_role_id: roleId })
  await updateMember(ctx.db, before, {
    groupRoleId: roleId,
    isDefault: body.is_default ?? before.is_default,
  })
  const after = await getMember(ctx, body.group_id, body.user_id)
  await tell(ctx, body.group_id, 'member_changed', { before, after })
  return done(ctx.language)
}

export async function dismissMember(ctx: StaffCtx, { body }: InputOf<Calls['removeMember']>) {
  const before = await getMember(ctx, body.group_id, body.user_id)
  checkOther(ctx, body.user_id)
  await removeMember(ctx.db, before)
  await tell(ctx, body.group_id, 'member_removed', { before })
  return done(ctx.language)
}
