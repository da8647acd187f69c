import { directorGroupRole } from '@hdoc/contract/fixed-rights.ts'
import type { Actor } from './actor.ts'

type Giver = Pick<Actor, 'isAdmin' | 'permissions' | 'roles' | 'groupRoleName'>

/**
 * Who is no administrator gives nothing they do not hold themselves: neither a right, nor a role, nor what a bundle
 * holds. An administrator gives anything, also the one right they hold only when it is listed.
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

/** A department role without any right („Membru”) is nobody's privilege: otherwise nobody could be put in a department. */
export function mayGiveGroupRole(
  giver: Giver,
  role: { name: string; permissions: readonly string[] },
): boolean {
  if (giver.isAdmin || giver.groupRoleName === role.name) return true
  return role.permissions.length === 0 && role.name !== directorGroupRole
}

/** Only an administrator makes one. */
export function mayMakeAdministrator(giver: Giver): boolean {
  return giver.isAdmin
}
