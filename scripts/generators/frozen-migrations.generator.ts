import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FROZEN_FILE, freeze } from '../../server/src/platform/db/migrations/frozen-migrations.ts'
import { MIGRATIONS_DIR, migrationFiles } from '../../server/src/platform/db/migrations/migration-files.ts'
import type { Generator } from './generator.ts'

const list = join(MIGRATIONS_DIR, FROZEN_FILE)

/** Adds what is new; a test compares the lines that were there with their files. */
export const generator: Generator = {
  file: `server/migrations/${FROZEN_FILE}`,
  needsDatabase: false,
  build: () => freeze(existsSync(list) ? readFileSync(list, 'utf8') : '', migrationFiles(MIGRATIONS_DIR)),
}
