import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { databaseUrl } from './database-urls.ts'
import { ensureDatabase } from './ensure-database.ts'
import { isPostmasterOf, livePostmaster } from './postmaster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'hdoc dosar ș-'))
chmodSync(root, 0o711)
// The path is so long that a socket beside the cluster would not fit.
const dataDir = join(root, 'primăria de pe lângă pădurea cu ciuperci și afine'.repeat(2), 'date')
const clusterDir = join(dataDir, 'postgres')
const started: EmbeddedPostgres[] = []

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
  started.push(server)
  return server
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}

afterAll(async () => {
  for (const server of started) await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a new data folder with spaces and ș becomes a UTF-8 database without a network port', async () => {
  const server = await start()
  const settings = await ask(
    server.superuserUrl(),
    `select current_setting('server_encoding'), current_setting('listen_addresses'), datlocprovider, datlocale,
            current_setting('synchronous_commit'), current_setting('max_wal_size'), upper('ș')
     from pg_database where datname = 'postgres'`,
  )
  expect(settings).toEqual([['UTF8', '', 'b', 'C.UTF-8', 'on', '1GB', 'Ș']])
  await server.stop()
  expect(isPostmasterOf(server.pid(), clusterDir)).toBe(false)
  expect(livePostmaster(clusterDir)).toBeUndefined()
})

test('what was written is there on the second start, and preparing twice changes nothing', async () => {
  const first = await start()
  expect(await ensureDatabase(first.superuserUrl(), 'hdoc')).toBe(true)
  await ask(first.urls.owner, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await start()
  expect(await ensureDatabase(second.superuserUrl(), 'hdoc')).toBe(false)
  expect(await ask(second.urls.owner, 'select answer from kept')).toEqual([[42]])
  await second.stop()
})

/** Another process that starts the database, writes one row and waits to be killed. */
async function startElsewhere(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))})
    const { silentLog } = await import(${JSON.stringify(join(import.meta.dirname, '../../platform/log.ts'))})
    const { Client } = (await import('pg')).default
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: silentLog })
    const client = new Client({ connectionString: server.urls.owner })
    await client.connect()
    await client.query('insert into kept values (43)')
    console.log(server.pid())
    setInterval(() => undefined, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(owner.stdout, 'data')
  return {
    pid: Number(String(line)),
    kill: async () => {
      owner.kill('SIGKILL')
      await once(owner, 'exit')
    },
  }
}

test('a server whose owner was killed is stopped and started, with nothing lost', async () => {
  const owner = await startElsewhere()
  await owner.kill()
  expect(isPostmasterOf(owner.pid, clusterDir)).toBe(true)
  const heir = await start()
  expect(isPostmasterOf(owner.pid, clusterDir)).toBe(false)
  expect(await ask(heir.urls.owner, 'select answer from kept order by 1')).toEqual([[42], [43]])
  await heir.stop()
})

test('after a kill of owner and server at once the next start recovers', async () => {
  const owner = await startElsewhere()
  await owner.kill()
  process.kill(owner.pid, 'SIGKILL')
  const heir = await start()
  expect(await ask(heir.urls.owner, 'select answer from kept order by 1')).toEqual([[42], [43], [43]])
  await ask(heir.urls.owner, 'delete from kept where ctid = (select max(ctid) from kept)')
  await heir.stop()
})

test('a killed server comes back on the same address by itself', async () => {
  const server = await start()
  await ask(server.urls.owner, 'insert into kept values (44)')
  const killed = server.pid()
  process.kill(killed, 'SIGKILL')
  await vi.waitUntil(() => server.pid() !== killed, { timeout: 15_000 })
  await vi.waitFor(async () => {
    expect(await ask(server.urls.owner, 'select count(*)::int from kept')).toEqual([[3]])
  }, 15_000)
  await server.stop()
  expect(isPostmasterOf(server.pid(), clusterDir)).toBe(false)
})

test('a pid left in postmaster.pid that belongs to another program is not trusted', async () => {
  writeFileSync(join(clusterDir, 'postmaster.pid'), `${process.pid}\n${clusterDir}\n0\n5432\n/nowhere\n\n`)
  const server = await start()
  expect(await ask(server.urls.owner, 'select count(*)::int from kept')).toEqual([[3]])
  await server.stop()
})

test('an interrupted creation is begun anew', async () => {
  const other = join(root, 'întrerupt')
  mkdirSync(join(other, 'postgres.new'), { recursive: true })
  writeFileSync(join(other, 'postgres.new', 'PG_VERSION'), '18\n')
  const server = await startEmbeddedPostgres({ dataDir: other, log: silentLog })
  started.push(server)
  expect(await ask(server.superuserUrl(), 'select 1')).toEqual([[1]])
  await server.stop()
})

test('a cluster of another version is refused in one sentence', async () => {
  const other = join(root, 'vechi')
  const server = await startEmbeddedPostgres({ dataDir: other, log: silentLog })
  await server.stop()
  const version = join(other, 'postgres', 'PG_VERSION')
  expect(readFileSync(version, 'utf8')).toBe('18\n')
  writeFileSync(version, '19\n')
  const refusal = await startEmbeddedPostgres({ dataDir: other, log: silentLog }).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  expect(String(refusal)).toMatch(/did not start: .*incompatible/s)
})

test('the roles can do what they are for and nothing more', async () => {
  const server = await start()
  const strong = await ask(
    server.superuserUrl('hdoc'),
    `select rolname from pg_roles where rolname like 'hdoc%'
       and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication) `,
  )
  expect(strong).toEqual([])
  await expect(ask(server.urls.app, 'create table mine ()')).rejects.toThrow(
    'permission denied for schema public',
  )
  await expect(ask(server.urls.app, 'create schema mine')).rejects.toThrow('permission denied for database')
  await expect(ask(server.urls.app, 'select * from kept')).rejects.toThrow('permission denied for table kept')
  await expect(ask(databaseUrl(server.urls.app, 'hdoc', 'hdoc_search'), 'select 1')).rejects.toThrow(
    'not permitted',
  )
  await ask(
    server.urls.owner,
    `create function whispers() returns int language sql security definer set search_path = '' as 'select 7';
     revoke all on function whispers() from public;
     grant execute on function whispers() to hdoc_app;
     alter function whispers() owner to hdoc_search`.replaceAll('\n', ' '),
  )
  expect(await ask(server.urls.app, 'select whispers()')).toEqual([[7]])
  expect(await ask(server.urls.app, "select current_setting('lock_timeout'), unaccent('ședință')")).toEqual([
    ['5s', 'sedinta'],
  ])
  await server.stop()
})

test('the job queue installs itself under the worker role', async () => {
  const { runMigrations } = await import('graphile-worker')
  const server = await start()
  await runMigrations({ connectionString: server.urls.worker })
  expect(await ask(server.urls.worker, 'select count(*) > 10 from graphile_worker.migrations')).toEqual([
    [true],
  ])
  await server.stop()
})

test.runIf(process.getuid?.() === 0)(
  'root may keep its data folder where the service user cannot go',
  async () => {
    const closed = join(root, 'închis')
    mkdirSync(closed, { mode: 0o700 })
    const closedData = join(closed, 'date')
    const first = await startEmbeddedPostgres({ dataDir: closedData, log: silentLog })
    started.push(first)
    await ensureDatabase(first.superuserUrl(), 'hdoc')
    await first.stop()
    const location = readFileSync(join(closedData, 'postgres-location'), 'utf8').trim()
    expect(existsSync(join(location, 'postgres', 'PG_VERSION'))).toBe(true)
    const second = await startEmbeddedPostgres({ dataDir: closedData, log: silentLog })
    started.push(second)
    expect(await ensureDatabase(second.superuserUrl(), 'hdoc')).toBe(false)
    await second.stop()
    rmSync(location, { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir: closedData, log: silentLog })).rejects.toThrow(
      'that folder is gone',
    )
  },
)

test('a copy of a template is prepared like any other database', async () => {
  const server = await start()
  expect(await ensureDatabase(server.superuserUrl(), 'copy', { template: 'hdoc' })).toBe(true)
  const copy = databaseUrl(server.superuserUrl(), 'copy', 'hdoc_owner')
  expect(await ask(copy, 'select count(*)::int from kept')).toEqual([[3]])
  expect(await ask(databaseUrl(copy, 'copy', 'hdoc_app'), 'select whispers()')).toEqual([[7]])
  await server.stop()
})
