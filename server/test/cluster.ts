import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Client, escapeIdentifier } from 'pg'
import { migrate } from '../src/platform/db/migrations/migrate.ts'
import { MIGRATIONS_DIR, migrationFiles } from '../src/platform/db/migrations/migration-files.ts'
import { databaseUrl, roleUrls } from '../src/platform/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../src/platform/embedded-postgres/ensure-database.ts'
import { PROJECT_DIR } from '../src/platform/env.ts'
import { silentLog } from '../src/platform/log.ts'

/** Test runs that share a server make the template once. */
const TEMPLATE_LOCK = 4_736_120_939

/** Runs one statement as the superuser, in one of the server's databases (standard: postgres). */
export async function asSuperuser<T extends object>(
  superuserUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A connection beside the program, as somebody else has it: to hold locks and to end others' connections. */
export async function connectionBeside(superuserUrl: string): Promise<Client> {
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(join(PROJECT_DIR, 'deploy/roles.sql')))
  for (const { name, checksum } of migrationFiles(MIGRATIONS_DIR)) hash.update(`${name} ${checksum}\n`)
  return `hdoc_template_${hash.digest('hex').slice(0, 16)}`
}

/**
 * The migrated database that tests are cloned from, with the job queue in it. Its name follows from the
 * migrations, so that a server which lives longer than a run keeps it; it gets the name when it is complete.
 */
export async function ensureTemplate(superuserUrl: string): Promise<string> {
  const name = templateName()
  const server = new Client({ connectionString: databaseUrl(superuserUrl, 'postgres') })
  server.on('error', () => undefined)
  await server.connect()
  try {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await server.query('select from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return name
    const unfinished = `${name}_new`
    await server.query(`drop database if exists ${escapeIdentifier(unfinished)} with (force)`)
    await ensureDatabase(superuserUrl, unfinished)
    const urls = roleUrls(superuserUrl, unfinished)
    await migrate(urls.owner, { log: silentLog })
    await runMigrations({ connectionString: urls.worker })
    await server.query(`alter database ${escapeIdentifier(unfinished)} rename to ${escapeIdentifier(name)}`)
    return name
  } finally {
    await server.end()
  }
}

export async function cloneDatabase(superuserUrl: string, template: string): Promise<string> {
  const name = `hdoc_test_${randomBytes(6).toString('hex')}`
  await ensureDatabase(superuserUrl, name, { template })
  return name
}

export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await asSuperuser(
    databaseUrl(superuserUrl, 'postgres'),
    `drop database if exists ${escapeIdentifier(name)} with (force)`,
  )
}
