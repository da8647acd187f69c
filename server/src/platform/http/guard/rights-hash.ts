import { createHash } from 'node:crypto'
import type { Actor } from '../../auth/actor.ts'

/**
 * A short hash of what a person may do now and in whose name. It changes when a right, role, department or
 * client changes. The page compares it from answer to answer, and asks for its status anew when it changed.
 */
export function rightsHash(actor: Actor): string {
  const rights = [
    actor.institutionId,
    actor.id,
    actor.isAdmin,
    actor.hdocId,
    actor.groupId,
    actor.groupRoleName,
    actor.groupIds,
    actor.groupPermissions.toSorted(),
    actor.roles,
    // Sorted, because the database gives permissions in no fixed order.
    actor.permissions.toSorted(),
    actor.must ?? '',
    actor.real?.id ?? 0,
  ]
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 12)
}
