import { setTimeout as delay } from 'node:timers/promises'
import { type Client, DatabaseError, type QueryConfig } from 'pg'
import type { Log } from '../../log.ts'
import { openConnection } from '../open-connection.ts'
import { MIGRATIONS_DIR, type Migration, MigrationError, migrationFiles } from './migration-files.ts'
import { clearInvalidIndex, isWithoutTransaction, repeatableIndex } from './repeatable-migration.ts'

export { MigrationError } from './migration-files.ts'

// Two servers that start together must not migrate together.
const MIGRATION_LOCK = 4_736_120_932
const LOCK_POLL_MS = 200
const LOCK_TIMEOUT = "set lock_timeout = '10s'"

interface Applied {
  name: string
  checksum: string
}

async function readApplied(client: Client): Promise<Applied[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now(),
      milliseconds integer not null
    );
    grant select on schema_migrations to hdoc_app, hdoc_platform, hdoc_worker`)
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name')
  return rows
}

function refuseForeign(files: Migration[], applied: Applied[]): void {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (file === undefined) {
      throw new MigrationError({
        ro: `Baza de date este mai nouă decât acest program (conține migrarea ${name}): porniți versiunea mai nouă.`,
        en: `The database is newer than this program (it has the migration ${name}): start the newer version.`,
      })
    }
    if (file.checksum !== checksum) {
      throw new MigrationError({
        ro: `Migrarea ${name} s-a schimbat după ce a fost aplicată: refaceți fișierul și scrieți schimbarea într-o migrare nouă.`,
        en: `The migration ${name} was changed after it had been applied: restore the file and write the change as a new migration.`,
      })
    }
  }
}

function refuseGaps(files: Migration[], applied: Applied[]): void {
  const last = applied.at(-1)?.name ?? ''
  const late = files.find(({ name }) => name < last && !applied.some((done) => done.name === name))
  if (late !== undefined) {
    throw new MigrationError({
      ro: `Migrarea ${late.name} a apărut după ce ${last} fusese aplicată: dați-i un număr mai mare.`,
      en: `The migration ${late.name} appeared after ${last} had been applied: give it a higher number.`,
    })
  }
}

/** Records that a migration ran, in the open transaction if there is one. Gives the milliseconds it took. */
async function record(client: Client, { name, checksum }: Migration, since: number): Promise<number> {
  const milliseconds = Math.round(performance.now() - since)
  await client.query('insert into schema_migrations (name, checksum, milliseconds) values ($1, $2, $3)', [
    name,
    checksum,
    milliseconds,
  ])
  return milliseconds
}

async function applyWhole(client: Client, migration: Migration): Promise<number> {
  const start = performance.now()
  await client.query('begin')
  await client.query(migration.text)
  const milliseconds = await record(client, migration, start)
  await client.query('commit')
  return milliseconds
}

/**
 * Applies a migration without a transaction. It may be cut off at any point and run again: a half-made index
 * is dropped first, and a finished one stays, because the statement says `if (not) exists`.
 */
async function applyRepeatable(client: Client, migration: Migration): Promise<number> {
  const start = performance.now()
  // No lock time-out: the statement may wait long for older transactions, and blocks
  // no readers or writers meanwhile.
  await client.query('set lock_timeout = 0')
  await clearInvalidIndex(client, repeatableIndex(migration))
  await client.query({ text: migration.text, queryMode: 'extended' } as QueryConfig)
  await client.query(LOCK_TIMEOUT)
  return record(client, migration, start)
}

async function apply(client: Client, migration: Migration): Promise<number> {
  const { name, text } = migration
  try {
    return isWithoutTransaction(migration)
      ? await applyRepeatable(client, migration)
      : await applyWhole(client, migration)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    await client.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    const at =
      error instanceof DatabaseError && error.position !== undefined ? lineAt(text, error.position) : ''
    throw new MigrationError(
      {
        ro: `Migrarea ${name} nu a reușit${at && `, la linia ${at}`}: ${reason}`,
        en: `The migration ${name} failed${at && `, at line ${at}`}: ${reason}`,
      },
      { cause: error },
    )
  }
}

function lineAt(text: string, position: string): string {
  return String(text.slice(0, Number(position) - 1).split('\n').length)
}

/**
 * Takes the migration lock by asking for it again and again. It must not wait inside one statement: another
 * server that builds an index concurrently would wait for a session that does.
 */
async function takeLock(client: Client, log: Log): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.taken) return
    if (isFirst) log.info('another server migrates; waiting for it')
    await delay(LOCK_POLL_MS)
  }
}

/**
 * Applies the migrations that a database lacks, in order: each in its own transaction or, when marked, as
 * one repeatable statement without a transaction. `ownerUrl` must reach the database without a pooler and
 * sign in as its owner. Before it changes anything it refuses a database with migrations that this code does
 * not know or has with other contents.
 */
export async function migrate(
  ownerUrl: string,
  options: { directory?: string; log: Log },
): Promise<{ applied: string[] }> {
  const files = migrationFiles(options.directory ?? MIGRATIONS_DIR)
  const client = await openConnection(ownerUrl)
  try {
    // The check interval soon ends the session of a killed server, even inside a
    // statement, and so frees its lock.
    await client.query("set client_min_messages = 'warning'; set client_connection_check_interval = '2s'")
    await takeLock(client, options.log)
    await client.query(LOCK_TIMEOUT)
    const done = await readApplied(client)
    refuseForeign(files, done)
    refuseGaps(files, done)
    const applied: string[] = []
    for (const file of files.filter(({ name }) => !done.some((one) => one.name === name))) {
      const milliseconds = await apply(client, file)
      options.log.info({ migration: file.name, milliseconds }, 'migration applied')
      applied.push(file.name)
    }
    return { applied }
  } finally {
    await client.end()
  }
}
