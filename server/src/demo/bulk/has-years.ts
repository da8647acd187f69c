import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { type Clock, localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { hasPapersBefore } from './queries.ts'

const LONG_AGO = -365

/** Whether the institution has its years before the month. */
export const hasYears = (db: TenantDb, clock: Clock): Promise<boolean> =>
  hasPapersBefore(db, addDays(localDate(clock.now()), LONG_AGO))
