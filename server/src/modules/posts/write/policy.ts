import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Whoever writes posts may change those of others. */
export const mayWrite = (actor: Actor): Decision =>
  can(actor, 'posts.write') ? allowed : { ok: false, missing: 'posts.write' }
