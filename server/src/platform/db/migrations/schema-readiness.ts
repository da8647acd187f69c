import type { Database } from '../database.ts'
import { withPatience } from '../patience.ts'
import { sql } from '../sql.ts'
import { MIGRATIONS_DIR, migrationFiles } from './migration-files.ts'

/**
 * An answer after this time counts as none, because whoever asks takes this server out of rotation by then.
 */
const LATE_MS = 1_500

/**
 * Gives a function that tells whether the database answers in time and has every migration of this program.
 * It is false while the database is being migrated, or still has to be.
 */
export function schemaReadiness(
  database: Pick<Database, 'global'>,
  directory = MIGRATIONS_DIR,
): () => Promise<boolean> {
  const needed = migrationFiles(directory).map(({ name }) => name)
  return async () => {
    try {
      const applied = await withPatience(LATE_MS, () =>
        database.global.rows(sql<{ name: string }>`select name from schema_migrations`),
      )
      return needed.every((name) => applied.some((one) => one.name === name))
    } catch {
      return false
    }
  }
}
