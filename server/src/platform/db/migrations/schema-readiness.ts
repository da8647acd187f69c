import type { Database } from '../database.ts'
import { sql } from '../sql.ts'
import { MIGRATIONS_DIR, migrationFiles } from './migration-files.ts'

/**
 * Whether the database answers and has every migration of this program: false while it is migrated, or waits for it.
 */
export function schemaReadiness(
  database: Pick<Database, 'global'>,
  directory = MIGRATIONS_DIR,
): () => Promise<boolean> {
  const needed = migrationFiles(directory).map(({ name }) => name)
  return async () => {
    try {
      const applied = await database.global.rows(sql<{ name: string }>`select name from schema_migrations`)
      return needed.every((name) => applied.some((one) => one.name === name))
    } catch {
      return false
    }
  }
}
