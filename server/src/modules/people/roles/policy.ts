import { docAdminRole } from '@hdoc/contract/fixed-rights.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

export function canManageRoles(actor: Actor): Decision {
  return can(actor, 'role.manage') ? allowed : { ok: false, missing: 'role.manage' }
}

/** Roles that mean something to the program keep their name and stay. */
export const isFixedRole = (name: string): boolean => name === docAdminRole
