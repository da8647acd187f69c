import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../../../test/load/wait-until.ts'
import { databaseUrl } from '../../../app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../../app/embedded-postgres/ensure-database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../app/embedded-postgres/start-embedded-postgres.ts'
import { PROJECT_DIR } from '../../env.ts'
import { silentLog } from '../../log.ts'
import { migrate } from './migrate.ts'

const root = mkdtempSync(join(tmpdir(), 'hdoc-index-'))
chmodSync(root, 0o711)
let server: EmbeddedPostgres
let url: string
let directory: string
let owner: Client
let count = 0
const started: ChildProcess[] = []

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(root, 'data'), log: silentLog })
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await owner.end()
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  await owner?.end()
  const name = `index_${++count}`
  await ensureDatabase(server.superuserUrl(), name)
  url = databaseUrl(server.superuserUrl(), name, 'hdoc_owner')
  directory = mkdtempSync(join(root, 'migrations-'))
  write('0001_fruit.sql', 'create table fruit (name text)')
  owner = new Client({ connectionString: url })
  owner.on('error', () => undefined)
  await owner.connect()
})

const INDEX = `-- without transaction
-- Clerks go on writing meanwhile.
create index concurrently if not exists fruit_name_idx on fruit (name);`
const APPLIED = ['0001_fruit.sql', '0002_index.sql']

function write(name: string, text: string): void {
  writeFileSync(join(directory, name), text)
}

async function ask<T extends object>(text: string): Promise<T[]> {
  return (await owner.query<T>(text)).rows
}

/** Starts a process that migrates like a server; `told` is what it applied, or how it ended. */
function startServer(): { child: ChildProcess; told: Promise<string> } {
  const child = spawn(
    process.execPath,
    [join(PROJECT_DIR, 'server/test/database/run-migrations.ts'), url, directory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  started.push(child)
  let told = ''
  child.stdout?.on('data', (chunk) => (told += String(chunk)))
  return { child, told: once(child, 'close').then(([code, signal]) => told || String(signal ?? code)) }
}

const indexes = () =>
  ask<{ valid: boolean }>(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('fruit_name_idx')`,
  )

const building = async (): Promise<boolean> => (await indexes()).length === 1
const sessions = (condition: string) =>
  ask(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  )
const waiting = async (): Promise<boolean> => (await sessions(`query like '%advisory_lock%'`)).length === 1
const ended = async (): Promise<boolean> => (await sessions(`query like '%create index%'`)).length === 0

/** Opens a transaction that the concurrent build of an index has to wait for. */
async function olderTransaction(): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query("insert into fruit values ('gutuie')")
  return client
}

test('two servers that start together apply each migration once, an index built concurrently too', async () => {
  await migrate(url, { directory, log: silentLog })
  write('0002_index.sql', INDEX)
  const older = await olderTransaction()
  const first = startServer()
  await waitUntil('the index is being built', building)
  const second = startServer()
  await waitUntil('the second server waits', waiting)
  await older.query('commit')
  await older.end()
  expect([await first.told, await second.told]).toEqual(['["0002_index.sql"]', '[]'])
  expect(await indexes()).toEqual([{ valid: true }])
})

test('a kill -9 in the middle of a concurrent build is made good by the server that waited', async () => {
  await migrate(url, { directory, log: silentLog })
  write('0002_index.sql', INDEX)
  const older = await olderTransaction()
  const first = startServer()
  await waitUntil('the index is being built', building)
  const second = startServer()
  await waitUntil('the second server waits', waiting)
  first.child.kill('SIGKILL')
  // The older transaction is still open, so the killed server's build can neither end nor become valid.
  expect(await first.told).toBe('SIGKILL')
  await waitUntil('the session of the killed server has ended', ended)
  expect(await indexes()).toEqual([{ valid: false }])
  await older.query('commit')
  await older.end()
  expect(await second.told).toBe('["0002_index.sql"]')
  expect(await indexes()).toEqual([{ valid: true }])
})

test('a kill between the build and its record is made good: the index stays and is recorded', async () => {
  await migrate(url, { directory, log: silentLog })
  await ask('create index fruit_name_idx on fruit (name)')
  write('0002_index.sql', INDEX)
  expect(await migrate(url, { directory, log: silentLog })).toEqual({ applied: ['0002_index.sql'] })
  expect(await indexes()).toEqual([{ valid: true }])
})

test('an index is also dropped without a transaction', async () => {
  write('0002_index.sql', INDEX)
  write('0003_gone.sql', '-- without transaction\ndrop index concurrently if exists fruit_name_idx;')
  expect(await migrate(url, { directory, log: silentLog })).toEqual({
    applied: [...APPLIED, '0003_gone.sql'],
  })
  expect(await indexes()).toEqual([])
})

test.each([
  ['one that cannot be repeated', 'create index concurrently fruit_name_idx on fruit (name)'],
  ['one that is not built concurrently', 'create index if not exists fruit_name_idx on fruit (name)'],
  ['two statements', `${INDEX}\ndrop table fruit;`],
  ['data', "insert into fruit values ('măr')"],
])('%s without transaction is refused before it runs', async (_what, text) => {
  write('0002_index.sql', `-- without transaction\n${text}`)
  await expect(migrate(url, { directory, log: silentLog })).rejects.toThrow(
    'The migration 0002_index.sql, without transaction, must be one statement that may be repeated',
  )
  expect(await indexes()).toEqual([])
  expect(await ask('select * from fruit')).toEqual([])
})
