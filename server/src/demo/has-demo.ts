import { withDatabase } from '../platform/db/with-database.ts'
import type { Settings } from '../platform/env.ts'
import { DEALU_FLORILOR } from './invented/institution-ids.ts'
import { hasInstitution } from './plant/rows/queries.ts'

/** Whether the demo is there already: asked at every start, so that nothing of what makes it is loaded for that. */
export const hasDemo = (settings: Settings): Promise<boolean> =>
  withDatabase(settings, (database) =>
    database.inInstitution(DEALU_FLORILOR, hasInstitution, { readOnly: true }),
  )
