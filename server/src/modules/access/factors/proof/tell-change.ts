import type { TenantDb } from '../../../../platform/db/database.ts'
import { emit } from '../../../../platform/events/emit.ts'
import type { FactorChange } from '../../events/factor-changes.ts'
import { factorChanged } from '../../events/index.ts'

/** Tells the person that the way they sign in has changed, because somebody else may have changed it. */
export function tellChange(db: TenantDb, userId: number, change: FactorChange, at: Date): Promise<void> {
  return emit(db, factorChanged, { user_id: userId, change }, at)
}
