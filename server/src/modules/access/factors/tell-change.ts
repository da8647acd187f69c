import type { TenantDb } from '../../../platform/db/database.ts'
import { emitEvent } from '../../../platform/events/emit-event.ts'

/** What the person is told by mail. */
export const factorChanges = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_renewed',
  'recovery_used',
  'identity_linked',
  'identity_removed',
] as const
export type FactorChange = (typeof factorChanges)[number]

/** Tells the person of a change of how they sign in: it may have been somebody else. */
export function tellChange(db: TenantDb, userId: number, change: FactorChange, at: Date): Promise<void> {
  return emitEvent(db, 'account.factor_changed', { user_id: userId, change }, at)
}
