import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import type { userGroups } from '@hdoc/contract/people/groups.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkEnding, type EndingVeto } from './ending-vetoes.ts'
import { canManageGroups } from './policy.ts'
import { presentGroup } from './present.ts'
import {
  addGroup,
  deleteGroup,
  type EditableGroup,
  findGroup,
  type GroupFields,
  lockGroup,
  updateGroup,
} from './queries/groups.ts'
import { listMembers, nameMembers } from './queries/members.ts'

type Calls = typeof userGroups.calls

export async function getGroup(ctx: StaffCtx, id: number): Promise<EditableGroup> {
  const row = await findGroup(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('user_group.edit', row, canManageGroups(ctx.actor))
}

async function lockedGroup(ctx: StaffCtx, id: number): Promise<EditableGroup> {
  await lockGroup(ctx.db, id)
  return getGroup(ctx, id)
}

const tidy = <T extends GroupFields>(group: T): T => ({
  ...group,
  role_ids: [...new Set(group.role_ids)].sort((a, b) => a - b),
  notice_types: [...new Set(group.notice_types)].sort(),
})

const audited = (group: GroupFields) => ({
  name: group.name,
  short_name: group.short_name,
  description: group.description,
  service_name: group.service_name,
  department_name: group.department_name,
  email: group.email,
  phone: group.phone,
  address: group.address,
  role_ids: group.role_ids,
  notice_types: group.notice_types,
  active: group.active,
})

export async function createGroup(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const values = tidy(body)
  const id = await addGroup(ctx.db, values)
  await recordAudit(ctx, {
    action: 'user_group.created',
    subjectType: 'user_group',
    subjectId: id,
    after: audited(values),
  })
  return savedRow(ctx.language, presentGroup(await getGroup(ctx, id), ctx.actor))
}

/** A role that members have cannot leave the list of roles in use. */
async function checkUsedRoles(ctx: StaffCtx, group: EditableGroup, roleIds: readonly number[]) {
  if (roleIds.length === 0) return
  const lost = (await listMembers(ctx.db, group.id)).filter((one) => !roleIds.includes(one.group_role_id))
  const [first] = lost
  if (!first) return
  const names = lost.filter((one) => one.group_role_id === first.group_role_id).map(({ name }) => name)
  const values = { role: first.group_role_name, names: names.slice(0, 20) }
  throw new AppError('VALIDATION', {}, { fields: { role_ids: [{ key: 'role_of_members', values }] } })
}

export async function changeGroup(
  ctx: StaffCtx,
  { body }: InputOf<Calls['update']>,
  vetoes: readonly EndingVeto[],
) {
  const group = await lockedGroup(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'user_group',
    id: group.id,
    version: group.version,
    sent: body.version,
  })
  const values = tidy({ ...group, ...body.values })
  await checkUsedRoles(ctx, group, values.role_ids)
  await updateGroup(ctx.db, group, values)
  if (group.active && !values.active) await checkEnding(ctx.db, { id: group.id, isDeleted: false }, vetoes)
  await recordAudit(ctx, {
    action: 'user_group.updated',
    subjectType: 'user_group',
    subjectId: group.id,
    before: audited(group),
    after: audited(values),
  })
  return savedRow(ctx.language, presentGroup(await getGroup(ctx, group.id), ctx.actor))
}

const isForeignKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'

/**
 * Deletes a department. Throws HELD when people are in it, IN_USE when documents, registers or others name
 * it.
 */
export async function removeGroup(
  ctx: StaffCtx,
  { params }: InputOf<typeof groupCalls.delete>,
  vetoes: readonly EndingVeto[],
) {
  const group = await lockedGroup(ctx, params.id)
  const { names, count } = await nameMembers(ctx.db, { groupId: group.id })
  if (count > 0) throw new AppError('HELD', { names: names.join(', '), count })
  await checkEnding(ctx.db, { id: group.id, isDeleted: true }, vetoes)
  try {
    await deleteGroup(ctx.db, group)
  } catch (error) {
    throw isForeignKey(error) ? new AppError('IN_USE', {}, { cause: error }) : error
  }
  await recordAudit(ctx, {
    action: 'user_group.deleted',
    subjectType: 'user_group',
    subjectId: group.id,
    before: audited(group),
  })
  return done(ctx.language)
}
