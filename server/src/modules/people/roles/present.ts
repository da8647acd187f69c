import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { canManageRoles, isFixedRole } from './policy.ts'
import type { BundleRow } from './queries/bundles.ts'
import type { RoleRow } from './queries/roles.ts'

export function presentRole(row: RoleRow, actor: Actor): Role {
  const { id, name, description, permissions, bundle_ids, rights, people, version } = row
  const edit = canManageRoles(actor).ok && actor.real === undefined
  const fixed = isFixedRole(name)
  const can = { edit, rename: edit && !fixed, delete: edit && !fixed }
  return { id, name, description, permissions, bundle_ids, rights, people, fixed, version, can }
}

export function presentBundle(row: BundleRow, actor: Actor): Bundle {
  const { id, name, description, permissions, roles, people, version } = row
  const edit = canManageRoles(actor).ok && actor.real === undefined
  return { id, name, description, permissions, roles, people, version, can: { edit, delete: edit } }
}
