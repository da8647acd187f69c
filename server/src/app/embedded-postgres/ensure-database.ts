import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { PROJECT_DIR } from '../../platform/env.ts'
import { databaseUrl } from './database-urls.ts'

// Roles belong to the whole cluster, so two preparations at once would change the same rows of the catalogue.
const PREPARATION_LOCK = 4_736_120_931

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Makes a database if it is missing (as a copy of `template` when one is named), and in it the five roles,
 * their rights and the extensions of `deploy/roles.sql`. May be repeated. True when the database is new.
 */
export async function ensureDatabase(
  superuserUrl: string,
  name: string,
  options: { template?: string } = {},
): Promise<boolean> {
  const roles = readFileSync(join(PROJECT_DIR, 'deploy/roles.sql'), 'utf8')
  const server = await connect(databaseUrl(superuserUrl, 'postgres'))
  try {
    await server.query('select pg_advisory_lock($1)', [PREPARATION_LOCK])
    const found = await server.query('select from pg_database where datname = $1', [name])
    const isNew = found.rowCount === 0
    if (isNew) {
      // A copy of files costs a quarter of a copy through the log, which is what small templates get otherwise.
      const of =
        options.template === undefined
          ? 'template0'
          : `${escapeIdentifier(options.template)} strategy file_copy`
      await server.query(`create database ${escapeIdentifier(name)} template ${of}`)
    }
    const database = await connect(databaseUrl(superuserUrl, name))
    try {
      await database.query(`begin; ${roles}; commit`)
    } finally {
      await database.end()
    }
    return isNew
  } finally {
    await server.end()
  }
}
