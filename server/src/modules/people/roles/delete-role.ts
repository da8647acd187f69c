import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { isFixedRole } from './policy.ts'
import { deleteBundle } from './queries/bundles.ts'
import { type Named, nameBundleHolders, nameRoleHolders } from './queries/holders.ts'
import { deleteRole, lockRights } from './queries/roles.ts'
import { getBundle } from './save-bundle.ts'
import { auditedRole, getRole } from './save-role.ts'

function refuseHeld({ names, count }: Named): void {
  if (count > 0) throw new AppError('HELD', { names: names.join(', '), count })
}

export async function removeRole(ctx: StaffCtx, { params }: InputOf<typeof roleCalls.delete>) {
  await lockRights(ctx.db)
  const role = await getRole(ctx, params.id)
  if (isFixedRole(role.name)) throw new AppError('FIXED_ROLE', { name: role.name })
  refuseHeld(await nameRoleHolders(ctx.db, role.id))
  await deleteRole(ctx.db, role)
  await recordAudit(ctx, {
    action: 'role.deleted',
    subjectType: 'role',
    subjectId: role.id,
    before: auditedRole(role),
  })
  return done(ctx.language)
}

export async function removeBundle(ctx: StaffCtx, { params }: InputOf<typeof roleCalls.deleteBundle>) {
  await lockRights(ctx.db)
  const bundle = await getBundle(ctx, params.id)
  refuseHeld(await nameBundleHolders(ctx.db, bundle.id))
  await deleteBundle(ctx.db, bundle)
  await recordAudit(ctx, {
    action: 'permission_bundle.deleted',
    subjectType: 'permission_bundle',
    subjectId: bundle.id,
    before: { name: bundle.name, description: bundle.description, permissions: bundle.permissions },
  })
  return done(ctx.language)
}
