import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Whoever may ask for a book may stop any book. */
export function canCancelBook(actor: Actor): Decision {
  return can(actor, 'register.manage') ? allowed : { ok: false, missing: 'register.manage' }
}
