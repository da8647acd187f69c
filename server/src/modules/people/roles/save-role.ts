import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { roles } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkGiven, checkHolders } from './check-rights.ts'
import { checkFixedName } from './fixed-name.ts'
import { canManageRoles, isFixedRole } from './policy.ts'
import { presentRole } from './present.ts'
import { findBundleRights } from './queries/bundles.ts'
import {
  addRole,
  type EditableRole,
  findRole,
  lockRights,
  type RoleFields,
  updateRole,
} from './queries/roles.ts'
import { type BundleRights, wholeOf } from './rules.ts'

type Calls = typeof roles.calls
type Given = Pick<RoleFields, 'permissions' | 'bundle_ids'>

/** Gives each right and bundle once, sorted, because their order means nothing. */
export function tidy<T extends Given>(role: T): T {
  return {
    ...role,
    permissions: [...new Set<Permission>(role.permissions)].sort(),
    bundle_ids: [...new Set(role.bundle_ids)].sort((a, b) => a - b),
  }
}

/** Gives the rights of all named bundles. A bundle that does not exist is refused on its field. */
export async function getBundleRights(db: TenantDb, ids: readonly number[]): Promise<BundleRights> {
  const known = await findBundleRights(db, ids)
  if (ids.some((id) => !known.has(id)))
    throw new AppError('VALIDATION', {}, { fields: { bundle_ids: [{ key: 'reference' }] } })
  return known
}

export async function getRole(ctx: StaffCtx, id: number): Promise<EditableRole> {
  const row = await findRole(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('role.edit', row, canManageRoles(ctx.actor))
}

/** The part of a role that the trail keeps. */
export const auditedRole = ({ name, description, permissions, bundle_ids }: RoleFields) => ({
  name,
  description,
  permissions,
  bundle_ids,
})

export async function createRole(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  await lockRights(ctx.db)
  const values = tidy(body)
  checkFixedName(ctx.actor, isFixedRole, { after: values.name })
  const after = wholeOf(values, await getBundleRights(ctx.db, values.bundle_ids))
  checkGiven(ctx.actor, new Set(), after)
  const id = await addRole(ctx.db, values)
  await recordAudit(ctx, {
    action: 'role.created',
    subjectType: 'role',
    subjectId: id,
    after: auditedRole(values),
  })
  return savedRow(ctx.language, presentRole(await getRole(ctx, id), ctx.actor))
}

/**
 * Writes one role, in a transaction that holds the lock of rights. Gives the rights of the role afterwards,
 * with which the caller checks the people who hold it.
 */
export async function writeRole(
  ctx: StaffCtx,
  role: EditableRole,
  values: RoleFields,
  bundles: BundleRights,
): Promise<Set<Permission>> {
  checkFixedName(ctx.actor, isFixedRole, { before: role.name, after: values.name })
  const after = wholeOf(values, bundles)
  checkGiven(ctx.actor, wholeOf(role, bundles), after)
  await updateRole(ctx.db, role, values)
  await recordAudit(ctx, {
    action: 'role.updated',
    subjectType: 'role',
    subjectId: role.id,
    before: auditedRole(role),
    after: auditedRole(values),
  })
  return after
}

export async function changeRole(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockRights(ctx.db)
  const role = await getRole(ctx, body.id)
  await checkVersion(ctx.db, { type: 'role', id: role.id, version: role.version, sent: body.version })
  const values = tidy({ ...role, ...body.values })
  const bundles = await getBundleRights(ctx.db, [...values.bundle_ids, ...role.bundle_ids])
  const after = await writeRole(ctx, role, values, bundles)
  await checkHolders(ctx.db, { roleIds: [role.id] }, after)
  return savedRow(ctx.language, presentRole(await getRole(ctx, role.id), ctx.actor))
}
