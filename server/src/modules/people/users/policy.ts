import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Who manages people changes their accounts; only an administrator changes that of an administrator. */
export function canEditUser(actor: Actor, user: { is_admin: boolean }): Decision {
  if (!can(actor, 'user.manage')) return { ok: false, missing: 'user.manage' }
  return user.is_admin && !actor.isAdmin ? { ok: false, code: 'ADMIN_ONLY' } : allowed
}
