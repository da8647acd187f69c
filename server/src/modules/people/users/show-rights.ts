import type { RightSource, UserForm, UserRights } from '@hdoc/contract/people/user-calls.ts'
import { deleteTestData } from '@hdoc/contract/rights/fixed-rights.ts'
import { groupPermissions, permissions } from '@hdoc/contract/rights/permissions.ts'
import {
  mayGiveBundle,
  mayGiveGroupRole,
  mayGivePermission,
  mayGiveRole,
  mayMakeAdministrator,
} from '../../../platform/auth/giving.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { getUser } from './load-user.ts'
import { listChoices } from './queries/choices.ts'
import { listRightSources, type SourceRow } from './queries/rights.ts'

const bySource = ({ kind, role, bundle, group }: SourceRow): RightSource => ({ kind, role, bundle, group })
const ofAdministrator: RightSource = { kind: 'admin', role: '', bundle: '', group: '' }

function gathered(
  names: readonly string[],
  sources: readonly SourceRow[],
  isAdmin: (name: string) => boolean,
): UserRights['permissions'] {
  const all = [...new Set([...names, ...sources.map(({ permission }) => permission)])]
  return all
    .map((name) => ({
      name,
      sources: [
        ...(isAdmin(name) ? [ofAdministrator] : []),
        ...sources.filter(({ permission }) => permission === name).map(bySource),
      ],
    }))
    .filter((right) => right.sources.length > 0)
}

/** Everything a person may do, each right with every way it comes by (specification §6). */
export async function showRights(ctx: StaffCtx, id: number): Promise<UserRights> {
  const user = await getUser(ctx, id)
  const sources = await listRightSources(ctx.db, id)
  const ofGroups = sources.filter(({ kind }) => kind === 'group')
  const others = sources.filter(({ kind }) => kind !== 'group')
  return {
    id: user.id,
    name: user.name,
    is_admin: user.is_admin,
    roles: user.roles,
    permissions: gathered(permissions, others, (name) => user.is_admin && name !== deleteTestData),
    group_permissions: gathered(groupPermissions, ofGroups, () => user.is_admin),
  }
}

/** What the form of a person may choose from; what the caller may not give is marked, and refused when sent. */
export async function showForm(ctx: StaffCtx): Promise<UserForm> {
  const { actor } = ctx
  const { groups, groupRoles, roles, bundles } = await listChoices(ctx.db)
  return {
    groups,
    group_roles: groupRoles.map((role) => ({
      id: role.id,
      name: role.name,
      may_give: mayGiveGroupRole(actor, role),
    })),
    roles: roles.map((role) => ({ ...role, may_give: mayGiveRole(actor, role) })),
    bundles: bundles.map((bundle) => ({ ...bundle, may_give: mayGiveBundle(actor, bundle) })),
    permissions: permissions.map((name) => ({ name, may_give: mayGivePermission(actor, name) })),
    may_make_admin: mayMakeAdministrator(actor),
    password_min_length: ctx.settings.limits.passwordMinLength,
  }
}
