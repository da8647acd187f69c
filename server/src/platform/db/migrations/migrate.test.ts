import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseUrl } from '../../../app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../../app/embedded-postgres/ensure-database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../app/embedded-postgres/start-embedded-postgres.ts'
import { silentLog } from '../../log.ts'
import { MigrationError, migrate } from './migrate.ts'

const root = mkdtempSync(join(tmpdir(), 'hdoc-migrate-'))
chmodSync(root, 0o711)
let server: EmbeddedPostgres
let url: string
let directory: string
let count = 0

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(root, 'data'), log: silentLog })
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  const name = `migrate_${++count}`
  await ensureDatabase(server.superuserUrl(), name)
  url = databaseUrl(server.superuserUrl(), name, 'hdoc_owner')
  directory = mkdtempSync(join(root, 'migrations-'))
  write('0001_fruit.sql', 'create table fruit (name text)')
  write('0002_apple.sql', "insert into fruit values ('măr'); insert into fruit values ('pară')")
})

function write(name: string, text: string): void {
  writeFileSync(join(directory, name), text)
}

async function fruit(): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from fruit order by name')
    return rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}

const run = () => migrate(url, { directory, log: silentLog })

test('files are applied once, in order, and later ones are added', async () => {
  expect(await run()).toEqual({ applied: ['0001_fruit.sql', '0002_apple.sql'] })
  expect(await run()).toEqual({ applied: [] })
  write('0003_plum.sql', "insert into fruit values ('prună')")
  expect(await run()).toEqual({ applied: ['0003_plum.sql'] })
  expect(await fruit()).toEqual(['măr', 'pară', 'prună'])
})

test('a file that fails leaves nothing behind and names itself, its line and the reason', async () => {
  write('0003_plum.sql', "insert into fruit values ('prună');\n\nselect * from nowhere;")
  const error = await run().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MigrationError)
  expect(String(error)).toContain('0003_plum.sql failed, at line 3: relation "nowhere" does not exist')
  expect(await fruit()).toEqual(['măr', 'pară'])
  write('0003_plum.sql', "insert into fruit values ('prună')")
  expect(await run()).toEqual({ applied: ['0003_plum.sql'] })
})

test('two servers that start together apply each file once', async () => {
  const results = await Promise.all([run(), run(), run()])
  expect(results.flatMap(({ applied }) => applied)).toEqual(['0001_fruit.sql', '0002_apple.sql'])
  expect(await fruit()).toEqual(['măr', 'pară'])
})

test('a file changed after it was applied is refused, other line ends are not', async () => {
  write('0003_plum.sql', "insert into fruit\nvalues ('prună')")
  await run()
  write('0003_plum.sql', "insert into fruit\r\nvalues ('prună')")
  expect(await run()).toEqual({ applied: [] })
  write('0003_plum.sql', "insert into fruit\nvalues ('piersică')")
  write('0004_more.sql', "insert into fruit values ('gutuie')")
  await expect(run()).rejects.toThrow('0003_plum.sql was changed after it had been applied')
  expect(await fruit()).toEqual(['măr', 'pară', 'prună'])
})

test('a database newer than the code is refused', async () => {
  write('0003_plum.sql', "insert into fruit values ('prună')")
  await run()
  rmSync(join(directory, '0003_plum.sql'))
  await expect(run()).rejects.toThrow(
    'The database is newer than this program (it has the migration 0003_plum.sql)',
  )
})

test('a file numbered before one that was applied is refused', async () => {
  write('0004_plum.sql', "insert into fruit values ('prună')")
  await run()
  write('0003_late.sql', "insert into fruit values ('nucă')")
  await expect(run()).rejects.toThrow('0003_late.sql appeared after 0004_plum.sql had been applied')
})

test.each(['0002_again.sql', '3_short.sql', '0003-dash.sql'])('the file name %s is refused', async (name) => {
  write(name, 'select 1')
  await expect(run()).rejects.toThrow(
    `The migration ${name.startsWith('0002') ? '0002_apple.sql' : name} must be named`,
  )
})
