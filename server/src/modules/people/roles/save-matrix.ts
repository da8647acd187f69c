import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { changedMeanwhile } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkHolders } from './check-rights.ts'
import { canManageRoles } from './policy.ts'
import { presentRole } from './present.ts'
import { listRolesById, lockRights, type RoleRow } from './queries/roles.ts'
import { getBundleRights, tidy, writeRole } from './save-role.ts'

const savedText = { ro: 'Matricea a fost salvată.', en: 'The matrix was saved.' } as const
type Change = InputOf<typeof roleCalls.saveMatrix>['body']['roles'][number]

/**
 * Refuses the whole matrix when somebody changed one of its roles meanwhile. The answer names the people and
 * the roles.
 */
async function checkVersions(
  ctx: StaffCtx,
  changes: readonly Change[],
  known: ReadonlyMap<number, RoleRow>,
): Promise<void> {
  const stale = changes.flatMap((change) => {
    const role = known.get(change.id)
    return role && role.version !== change.version ? [{ role, missed: role.version - change.version }] : []
  })
  if (stale.length === 0) return
  const found = await Promise.all(
    stale.map(({ role, missed }) => changedMeanwhile(ctx.db, { type: 'role', id: role.id, missed })),
  )
  throw new AppError('STALE_VERSION', {
    name: [...new Set(found.map(({ name }) => name))].join(', '),
    changed: stale.map(({ role }) => role.name),
  })
}

/** Saves the rights of several roles, all or none. */
export async function saveMatrix(ctx: StaffCtx, { body }: InputOf<typeof roleCalls.saveMatrix>) {
  await lockRights(ctx.db)
  const ids = body.roles.map(({ id }) => id)
  const known = new Map((await listRolesById(ctx.db, ids)).map((role) => [role.id, role]))
  if (ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND')
  await checkVersions(ctx, body.roles, known)
  const changes = body.roles.map(tidy)
  const bundles = await getBundleRights(ctx.db, [
    ...changes.flatMap(({ bundle_ids }) => bundle_ids),
    ...[...known.values()].flatMap(({ bundle_ids }) => bundle_ids),
  ])
  const given = new Set<Permission>()
  for (const { id, permissions, bundle_ids } of changes) {
    const role = grant('role.edit', known.get(id)!, canManageRoles(ctx.actor))
    for (const one of await writeRole(ctx, role, { ...role, permissions, bundle_ids }, bundles))
      given.add(one)
  }
  await checkHolders(ctx.db, { roleIds: ids }, given)
  const rows = await listRolesById(ctx.db, ids)
  const data = rows.map((row) => presentRole(row, ctx.actor))
  return { success: true as const, message: savedText[ctx.language], data }
}
