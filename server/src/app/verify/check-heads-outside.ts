import { checkOutside } from '../../modules/trail/index.ts'
import type { Database } from '../../platform/db/database.ts'

type Outside = Parameters<typeof checkOutside>[1]

/** Heads that are kept outside the database, beside the chains; with what they cannot tell. */
export const checkHeadsOutside = (database: Database, settings: Outside): ReturnType<typeof checkOutside> =>
  database.asPlatform('compare heads outside with the chains', (db) => checkOutside(db, settings))
