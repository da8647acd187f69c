import type { Database } from '../../../platform/db/database.ts'
import { checkOutside } from './check-outside.ts'

type Outside = Parameters<typeof checkOutside>[1]

/**
 * Compares the heads kept outside the database with the chains; also gives a note on what those heads cannot
 * tell.
 */
export const checkHeadsOutside = (database: Database, settings: Outside): ReturnType<typeof checkOutside> =>
  database.asPlatform('compare heads outside with the chains', (db) => checkOutside(db, settings))
