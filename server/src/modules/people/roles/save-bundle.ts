import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { bundles } from '@hdoc/contract/people/bundles.ts'
import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { checkGiven, checkHolders } from './check-rights.ts'
import { canManageRoles } from './policy.ts'
import { presentBundle } from './present.ts'
import {
  addBundle,
  type BundleFields,
  type EditableBundle,
  findBundle,
  listRolesWithBoth,
  updateBundle,
} from './queries/bundles.ts'
import { lockRights } from './queries/roles.ts'
import { touchesExclusive } from './rules.ts'

type Calls = typeof bundles.calls

export async function getBundle(ctx: StaffCtx, id: number): Promise<EditableBundle> {
  const row = await findBundle(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('permission_bundle.edit', row, canManageRoles(ctx.actor))
}

const tidy = <T extends BundleFields>(bundle: T): T => ({
  ...bundle,
  permissions: [...new Set<Permission>(bundle.permissions)].sort(),
})
const audited = ({ name, description, permissions }: BundleFields) => ({ name, description, permissions })

export async function createBundle(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const values = tidy(body)
  checkGiven(ctx.actor, new Set(), new Set(values.permissions))
  const id = await addBundle(ctx.db, values)
  await recordAudit(ctx, {
    action: 'permission_bundle.created',
    subjectType: 'permission_bundle',
    subjectId: id,
    after: audited(values),
  })
  return savedRow(ctx.language, presentBundle(await getBundle(ctx, id), ctx.actor))
}

/** A change of a bundle changes every role and person that holds it. */
export async function changeBundle(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockRights(ctx.db)
  const bundle = await getBundle(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'permission_bundle',
    id: bundle.id,
    version: bundle.version,
    sent: body.version,
  })
  const values = tidy({ ...bundle, ...body.values })
  const after = new Set(values.permissions)
  checkGiven(ctx.actor, new Set(bundle.permissions), after)
  await updateBundle(ctx.db, bundle, values)
  if (touchesExclusive(after)) {
    const names = await listRolesWithBoth(ctx.db, bundle.id, exclusivePermissions)
    if (names.length > 0)
      throw new AppError(
        'VALIDATION',
        {},
        {
          fields: { permissions: [{ key: 'exclusive_for_people', values: { names, count: names.length } }] },
        },
      )
  }
  await checkHolders(ctx.db, { bundleIds: [bundle.id] }, after)
  await recordAudit(ctx, {
    action: 'permission_bundle.updated',
    subjectType: 'permission_bundle',
    subjectId: bundle.id,
    before: audited(bundle),
    after: audited(values),
  })
  return savedRow(ctx.language, presentBundle(await getBundle(ctx, bundle.id), ctx.actor))
}
