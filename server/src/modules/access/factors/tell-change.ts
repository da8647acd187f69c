import type { TenantDb } from '../../../platform/db/database.ts'
import { emitEvent } from '../../../platform/events/emit-event.ts'

/** The changes a person is told about by mail. */
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

/** Tells the person that the way they sign in has changed, because somebody else may have changed it. */
export function tellChange(db: TenantDb, userId: number, change: FactorChange, at: Date): Promise<void> {
  return emitEvent(db, 'account.factor_changed', { user_id: userId, change }, at)
}
