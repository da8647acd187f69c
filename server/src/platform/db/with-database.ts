import type { Settings } from '../env.ts'
import { silentLog } from '../log.ts'
import { type Database, openDatabase } from './database.ts'

/** Opens the database for the work of one command, with few connections, and closes it whatever happens. */
export async function withDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase({
    urls: settings.database,
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 2,
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
