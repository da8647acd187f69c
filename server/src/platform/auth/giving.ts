import { directorGroupRole } from '@hdoc/contract/rights/fixed-rights.ts'
import type { Actor } from './actor.ts'

type Giver = Pick<Actor, 'isAdmin' | 'permissions' | 'roles' | 'groupRoleName'>

/**
 * Whether a person may give a right to others. A person who is not an administrator may give only what they
 * hold themselves: this is true for rights, roles and the rights in a bundle. An administrator may give
 * anything, even `can_delete_test_data`, which they hold only when it is in their own list.
 */
export function mayGivePermission(giver: Giver, permission: string): boolean {
  return giver.isAdmin || giver.permissions.includes(permission)
}

export function mayGiveRole(giver: Giver, role: { name: string }): boolean {
  return giver.isAdmin || giver.roles.includes(role.name)
}

export function mayGiveBundle(giver: Giver, bundle: { permissions: readonly string[] }): boolean {
  return bundle.permissions.every((name) => mayGivePermission(giver, name))
}

/**
 * Anybody may give a department role that has no rights („Membru”): otherwise nobody but an administrator
 * could put a person in a department. The role Director is excepted, because its name alone gives rights.
 */
export function mayGiveGroupRole(
  giver: Giver,
  role: { name: string; permissions: readonly string[] },
): boolean {
  if (giver.isAdmin || giver.groupRoleName === role.name) return true
  return role.permissions.length === 0 && role.name !== directorGroupRole
}

/** Only an administrator may make somebody an administrator. */
export function mayMakeAdministrator(giver: Giver): boolean {
  return giver.isAdmin
}

/** A membership gives rights, so nobody but an administrator changes their own. */
export const mayChangeMembershipOf = (
  actor: Pick<Actor, 'id' | 'institutionId' | 'isAdmin'>,
  institutionId: number,
  userId: number,
): boolean => actor.isAdmin || !(actor.institutionId === institutionId && actor.id === userId)
