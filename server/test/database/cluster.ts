import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Client, escapeIdentifier } from 'pg'
import { databaseUrl, roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../src/app/embedded-postgres/ensure-database.ts'
import { migrate } from '../../src/platform/db/migrations/migrate.ts'
import { MIGRATIONS_DIR, migrationFiles } from '../../src/platform/db/migrations/migration-files.ts'
import { PROJECT_DIR } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'

/** Lock key, so that test runs which share a server make the template only once. */
const TEMPLATE_LOCK = 4_736_120_939

/** Runs one statement as the superuser, in the database that the address names. */
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

/** Derives a template's name from the roles, the migrations and what else the template is made of. */
function templateName(purpose: string, madeOf: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(PROJECT_DIR, 'deploy/roles.sql')))
  for (const { name, checksum } of migrationFiles(MIGRATIONS_DIR)) hash.update(`${name} ${checksum}\n`)
  for (const part of madeOf) hash.update(`${part}\n`)
  return `${purpose}_${hash.digest('hex').slice(0, 16)}`
}

/** Makes a template unless the server has it already; it gets its name when it is complete. */
async function ensureMade(
  superuserUrl: string,
  name: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const server = new Client({ connectionString: databaseUrl(superuserUrl, 'postgres') })
  server.on('error', () => undefined)
  await server.connect()
  try {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await server.query('select from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return name
    const unfinished = `${name}_new`
    await server.query(`drop database if exists ${escapeIdentifier(unfinished)} with (force)`)
    await make(unfinished)
    await server.query(`alter database ${escapeIdentifier(unfinished)} rename to ${escapeIdentifier(name)}`)
    return name
  } finally {
    await server.end()
  }
}

/**
 * Makes the migrated database that tests are cloned from, with the job queue in it. Its name follows from the
 * migrations, so a server that outlives a run can keep it for the next run.
 */
export function ensureTemplate(superuserUrl: string): Promise<string> {
  return ensureMade(superuserUrl, templateName('hdoc_template', []), async (unfinished) => {
    await ensureDatabase(superuserUrl, unfinished)
    const urls = roleUrls(superuserUrl, unfinished)
    await migrate(urls.owner, { log: silentLog })
    await runMigrations({ connectionString: urls.worker })
  })
}

/**
 * Makes a template from the migrated one and fills it with `fill`. `madeOf`: what the filling is made of
 * besides the migrations.
 */
export async function ensureFilledTemplate(
  superuserUrl: string,
  purpose: string,
  madeOf: readonly string[],
  fill: (superuser: Client) => Promise<void>,
): Promise<string> {
  const template = await ensureTemplate(superuserUrl)
  return ensureMade(superuserUrl, templateName(purpose, madeOf), async (unfinished) => {
    await ensureDatabase(superuserUrl, unfinished, { template })
    const superuser = await connectionBeside(databaseUrl(superuserUrl, unfinished))
    try {
      await fill(superuser)
    } finally {
      await superuser.end()
    }
  })
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
