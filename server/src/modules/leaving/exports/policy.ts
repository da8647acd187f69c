import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Whoever may ask for an export may stop any. */
export function canStopExport(actor: Actor): Decision {
  return can(actor, 'client.admin') ? allowed : { ok: false, missing: 'client.admin' }
}
