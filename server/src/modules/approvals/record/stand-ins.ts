import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/module/slot.ts'

/** The people for whom a person may approve and sign on a day, besides themselves. */
export type StandIns = (db: TenantDb, userId: number, today: string) => Promise<readonly number[]>

export const standIns = declareSlot<StandIns>('for whom a person may approve today')
