import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate, systemClock } from '../platform/clock.ts'
import { withDatabase } from '../platform/db/with-database.ts'
import type { Settings } from '../platform/env.ts'
import { hasPapersBefore } from './bulk/queries.ts'
import { DEALU_FLORILOR } from './invented/institution-ids.ts'
import { hasInstitution } from './plant/rows/queries.ts'

const LONG_AGO = -365

/**
 * What of the demo is there already: its institutions with their month, and the years before. It is asked at every start, so
 * that nothing of what makes them is loaded for that.
 */
export const whatOfDemo = (settings: Settings): Promise<{ month: boolean; years: boolean }> =>
  withDatabase(settings, (database) =>
    database.inInstitution(
      DEALU_FLORILOR,
      async (db) => {
        const longAgo = addDays(localDate(systemClock.now()), LONG_AGO)
        return { month: await hasInstitution(db), years: await hasPapersBefore(db, longAgo) }
      },
      { readOnly: true },
    ),
  )
