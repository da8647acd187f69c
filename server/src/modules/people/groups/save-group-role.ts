import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import type { groupRoles } from '@hdoc/contract/people/group-roles.ts'
import type { GroupPermission } from '@hdoc/contract/rights/permissions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkFixedName } from '../roles/fixed-name.ts'
import { canManageGroups, groupRightsBeyondOwn, isFixedGroupRole } from './policy.ts'
import { presentGroupRole } from './present.ts'
import {
  addGroupRole,
  deleteGroupRole,
  type EditableGroupRole,
  findGroupRole,
  type GroupRoleFields,
  lockGroupRole,
  updateGroupRole,
} from './queries/group-roles.ts'
import { nameMembers } from './queries/members.ts'

type Calls = typeof groupRoles.calls

export async function getGroupRole(ctx: StaffCtx, id: number): Promise<EditableGroupRole> {
  const row = await findGroupRole(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('group_role.edit', row, canManageGroups(ctx.actor))
}

async function lockedGroupRole(ctx: StaffCtx, id: number): Promise<EditableGroupRole> {
  await lockGroupRole(ctx.db, id)
  return getGroupRole(ctx, id)
}

const tidy = <T extends GroupRoleFields>(role: T): T => ({
  ...role,
  permissions: [...new Set<GroupPermission>(role.permissions)].sort(),
})
const audited = ({ name, description, permissions }: GroupRoleFields) => ({ name, description, permissions })

function checkGiven(ctx: StaffCtx, before: readonly GroupPermission[], after: readonly GroupPermission[]) {
  const rights = groupRightsBeyondOwn(ctx.actor, before, after)
  if (rights.length > 0)
    throw new AppError(
      'VALIDATION',
      {},
      { fields: { permissions: [{ key: 'beyond_own', values: { rights } }] } },
    )
}

export async function createGroupRole(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const values = tidy(body)
  checkFixedName(ctx.actor, isFixedGroupRole, { after: values.name })
  checkGiven(ctx, [], values.permissions)
  const id = await addGroupRole(ctx.db, values)
  await recordAudit(ctx, {
    action: 'group_role.created',
    subjectType: 'group_role',
    subjectId: id,
    after: audited(values),
  })
  return savedRow(ctx.language, presentGroupRole(await getGroupRole(ctx, id), ctx.actor))
}

export async function changeGroupRole(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const role = await lockedGroupRole(ctx, body.id)
  await checkVersion(ctx.db, { type: 'group_role', id: role.id, version: role.version, sent: body.version })
  const values = tidy({ ...role, ...body.values })
  checkFixedName(ctx.actor, isFixedGroupRole, { before: role.name, after: values.name })
  checkGiven(ctx, role.permissions, values.permissions)
  await updateGroupRole(ctx.db, role, values)
  await recordAudit(ctx, {
    action: 'group_role.updated',
    subjectType: 'group_role',
    subjectId: role.id,
    before: audited(role),
    after: audited(values),
  })
  return savedRow(ctx.language, presentGroupRole(await getGroupRole(ctx, role.id), ctx.actor))
}

export async function removeGroupRole(ctx: StaffCtx, { params }: InputOf<typeof groupCalls.deleteRole>) {
  const role = await lockedGroupRole(ctx, params.id)
  if (isFixedGroupRole(role.name)) throw new AppError('FIXED_ROLE', { name: role.name })
  const { names, count } = await nameMembers(ctx.db, { groupRoleId: role.id })
  if (count > 0) throw new AppError('HELD', { names: names.join(', '), count })
  await deleteGroupRole(ctx.db, role)
  await recordAudit(ctx, {
    action: 'group_role.deleted',
    subjectType: 'group_role',
    subjectId: role.id,
    before: audited(role),
  })
  return done(ctx.language)
}
