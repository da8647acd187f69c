import { docAdminRole } from '@hdoc/contract/rights/fixed-rights.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

export function canManageRoles(actor: Actor): Decision {
  return can(actor, 'role.manage') ? allowed : { ok: false, missing: 'role.manage' }
}

/** A role that means something to the program keeps its name and stays. */
export const isFixedRole = (name: string): boolean => name === docAdminRole
