import { withDatabase } from '../../platform/db/with-database.ts'
import type { Settings } from '../../platform/env.ts'
import { VALEA_ALBA } from '../invented/institution-ids.ts'
import { pointCounter } from '../plant/portal/script-queries.ts'

/** Lets the portal of one of the demo's institutions load its counter of visits from where it runs this time. */
export async function pointScripts(settings: Settings, origin: string): Promise<void> {
  await withDatabase(settings, (database) =>
    database.asPlatform('point the counter of the demo', (db) => pointCounter(db, VALEA_ALBA, origin)),
  )
}
