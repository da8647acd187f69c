import { systemClock } from '../platform/clock.ts'
import { withDatabase } from '../platform/db/with-database.ts'
import type { Settings } from '../platform/env.ts'
import { hasYears } from './bulk/has-years.ts'
import { DEALU_FLORILOR } from './invented/institution-ids.ts'
import { hasInstitution } from './plant/rows/queries.ts'

/**
 * What of the demo is there already: its institutions with their month, and the years before. It is asked at every start, so
 * that nothing of what makes them is loaded for that.
 */
export const whatOfDemo = (settings: Settings): Promise<{ month: boolean; years: boolean }> =>
  withDatabase(settings, (database) =>
    database.inInstitution(
      DEALU_FLORILOR,
      async (db) => ({ month: await hasInstitution(db), years: await hasYears(db, systemClock) }),
      { readOnly: true },
    ),
  )
