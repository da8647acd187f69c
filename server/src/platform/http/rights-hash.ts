import { createHash } from 'node:crypto'
import type { Actor } from '../auth/actor.ts'

/**
 * Short sign of what a person may do now and in whose name: it changes when a right, role, department or client does.
 * The page compares it from answer to answer and asks status anew; it tells nothing by itself.
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
    // The database gives them in no order of its own.
    actor.permissions.toSorted(),
    actor.must ?? '',
    actor.real?.id ?? 0,
  ]
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 12)
}
