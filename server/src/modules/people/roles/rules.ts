import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'

/** Rights of bundles by their id. */
export type BundleRights = ReadonlyMap<number, readonly Permission[]>
type Held = { readonly permissions: readonly Permission[]; readonly bundle_ids: readonly number[] }

/** Everything a role gives: its own rights and those of its bundles. */
export function wholeOf(role: Held, bundles: BundleRights): Set<Permission> {
  return new Set([...role.permissions, ...role.bundle_ids.flatMap((id) => bundles.get(id) ?? [])])
}

/** `assign task` and `assign task only to self` are never held together (specification §5). */
export function excludesItself(rights: ReadonlySet<Permission>): boolean {
  return exclusivePermissions.every((one) => rights.has(one))
}

/** Is one of the exclusive rights among these, so that somebody could come to hold both? */
export function touchesExclusive(rights: ReadonlySet<Permission>): boolean {
  return exclusivePermissions.some((one) => rights.has(one))
}

/**
 * Gives the rights that a change adds although who makes it does not hold them. Only an administrator gives
 * what they do not have. What was there before may stay.
 */
export function beyondOwn(
  actor: Actor,
  before: ReadonlySet<Permission>,
  after: ReadonlySet<Permission>,
): Permission[] {
  if (actor.isAdmin) return []
  return [...after].filter((one) => !before.has(one) && !can(actor, one))
}
