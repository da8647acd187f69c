import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

export function canEditRegister(actor: Actor): Decision {
  return can(actor, 'register.manage') ? allowed : { ok: false, missing: 'register.manage' }
}

/** A reserved number is released by the person who reserved it, or by others who may manage registers. */
export function canReleaseNumber(
  actor: Actor,
  by: { reserved_by_id: number; reserved_by_institution_id: number },
): Decision {
  const own = by.reserved_by_id === actor.id && by.reserved_by_institution_id === actor.institutionId
  return own || can(actor, 'register.manage') ? allowed : { ok: false, missing: 'register.manage' }
}
