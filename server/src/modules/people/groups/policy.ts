import { directorGroupRole } from '@hdoc/contract/rights/fixed-rights.ts'
import {
  type GroupPermission,
  groupPermissionTable,
  type Permission,
} from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can, canInGroup } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

const right = 'group.manage' satisfies Permission

export function canManageGroups(actor: Actor): Decision {
  return can(actor, right) ? allowed : { ok: false, missing: right }
}

/** The group role Director means something to the program, so it keeps its name and stays. */
export const isFixedGroupRole = (name: string): boolean => name === directorGroupRole

/** Gives the group rights that a change adds although who makes it does not hold them, as sentences. */
export function groupRightsBeyondOwn(
  actor: Actor,
  before: readonly GroupPermission[],
  after: readonly GroupPermission[],
) {
  return after
    .filter((one) => !before.includes(one) && !canInGroup(actor, one))
    .map((one) => groupPermissionTable[one])
}
