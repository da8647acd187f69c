import { type Actor, can } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

export function canEditRegister(actor: Actor): Decision {
  return can(actor, 'register.manage') ? allowed : { ok: false, missing: 'register.manage' }
}
