import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  type Actor,
  can,
  canInGroup,
  canViewGroupStatistics,
  managesDocuments,
} from '../../../platform/auth/actor.ts'
import { missingRight } from '../../../platform/auth/grant.ts'

/** A platform administrator: isadmin 1 with an account of institution 0. */
const isOfPlatform = (actor: Actor): boolean => actor.isAdmin && actor.institutionId === 0

/** Is everything the other person may do allowed to this one too? */
function holdsAllOf(self: Actor, other: Actor): boolean {
  return (
    (!other.isAdmin || self.isAdmin) &&
    other.permissions.every((name) => can(self, name as Parameters<typeof can>[1])) &&
    other.groupPermissions.every((name) => canInGroup(self, name as Parameters<typeof canInGroup>[1])) &&
    (!managesDocuments(other) || managesDocuments(self)) &&
    (!canViewGroupStatistics(other) || canViewGroupStatistics(self))
  )
}

/**
 * Gives why a person may not act as another one now; undefined when they may. Acting never gives a higher
 * right (security rules). A platform administrator may act as anybody of a client, never as another person of
 * the platform. The rule is checked at the start and at every call while the acting lasts.
 */
export function actingRefusal(self: Actor, other: Actor): AppError | undefined {
  if (!can(self, 'user.act_as')) return missingRight('user.act_as')
  if (isOfPlatform(self) && other.institutionId !== 0) return undefined
  if (self.institutionId !== other.institutionId || self.institutionId === 0) return new AppError('NOT_FOUND')
  if (self.id === other.id) return new AppError('ACT_AS_SELF')
  return holdsAllOf(self, other) ? undefined : new AppError('ACT_AS_HIGHER')
}
