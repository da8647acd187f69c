import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

export const mayEdit = (actor: Actor): Decision =>
  can(actor, 'templates.edit') ? allowed : { ok: false, missing: 'templates.edit' }
