import { type Actor, can } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

export function canEditIssuer(actor: Actor): Decision {
  return can(actor, 'issuer.edit') ? allowed : { ok: false, missing: 'issuer.edit' }
}
