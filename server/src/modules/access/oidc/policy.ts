import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

export function canChangeOidc(actor: Actor): Decision {
  return can(actor, 'settings.security') ? allowed : { ok: false, missing: 'settings.security' }
}
