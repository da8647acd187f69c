import { type Actor, can } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

export function canEditDocType(actor: Actor): Decision {
  return can(actor, 'doc_type.manage') ? allowed : { ok: false, missing: 'doc_type.manage' }
}
