import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import { silentLog } from '../../log.ts'
import { openDatabase } from '../database.ts'
import { MIGRATIONS_DIR } from './migration-files.ts'
import { schemaReadiness } from './schema-readiness.ts'

const { database, urls } = await testDatabase()

it('is ready with every migration, and not while one is missing or the database is away', async () => {
  expect(await schemaReadiness(database)()).toBe(true)
  const newer = mkdtempSync(join(tmpdir(), 'hdoc-migrations-'))
  cpSync(MIGRATIONS_DIR, newer, { recursive: true })
  writeFileSync(join(newer, '9999_next.sql'), 'select 1;')
  expect(await schemaReadiness(database, newer)()).toBe(false)
  rmSync(newer, { recursive: true })
  const away = openDatabase({
    urls,
    log: silentLog,
    prepared: true,
  })
  await away.close()
  expect(await schemaReadiness(away)()).toBe(false)
})
