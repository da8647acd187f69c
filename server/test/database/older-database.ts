import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { databaseUrl, roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../src/app/embedded-postgres/ensure-database.ts'
import { migrate } from '../../src/platform/db/migrations/migrate.ts'
import { MIGRATIONS_DIR } from '../../src/platform/db/migrations/migration-files.ts'
import { silentLog } from '../../src/platform/log.ts'
import { asSuperuser, dropDatabase } from './cluster.ts'

/**
 * Makes a database as it was before a migration, to be filled and then brought up to date. It is dropped when
 * the test file ends.
 */
export async function databaseBefore(migration: string) {
  const server = inject('superuserUrl')
  const name = `hdoc_older_${randomBytes(6).toString('hex')}`
  await ensureDatabase(server, name)
  afterAll(() => dropDatabase(server, name))
  const directory = mkdtempSync(join(inject('dataRoot'), 'older-'))
  for (const file of readdirSync(MIGRATIONS_DIR))
    if (file.endsWith('.sql') && file < migration) cpSync(join(MIGRATIONS_DIR, file), join(directory, file))
  const { owner } = roleUrls(server, name)
  await migrate(owner, { directory, log: silentLog })
  return {
    asSuperuser: <T extends object>(text: string, values?: unknown[]) =>
      asSuperuser<T>(databaseUrl(server, name), text, values),
    /** Every migration of today. */
    bringUpToDate: () => migrate(owner, { log: silentLog }),
  }
}
