import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { databaseUrl, roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { DatabaseUrls } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'
import { cloneDatabase, dropDatabase } from './cluster.ts'

/** What `global-setup.ts` hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    superuserUrl: string
    templateDatabase: string
    /** Where the data folders of tests lie; gone with the run. */
    dataRoot: string
  }
}

export interface TestDatabase {
  database: Database
  /**
   * The database as the worker process opens it: with the worker's role inside institutions, the platform's
   * across.
   */
  worker: Database
  urls: DatabaseUrls
  /** The superuser's address of this same database. */
  superuserUrl: string
  /** Runs one statement as the superuser. Tests plant with it what no program of HDoc may do. */
  asSuperuser<T extends object>(text: string, values?: unknown[]): Promise<T[]>
}

/**
 * Makes a migrated database for this test file alone and drops it when the file ends. Call it at the top of
 * the file: `const { database } = await testDatabase()`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('superuserUrl')
  const name = await cloneDatabase(server, inject('templateDatabase'))
  const urls = roleUrls(server, name)
  const superuserUrl = databaseUrl(server, name)
  const database = openDatabase({ urls, log: silentLog, prepared: true, max: 8 })
  const worker = openDatabase({
    urls: { app: urls.worker, platform: urls.platform },
    log: silentLog,
    prepared: true,
    max: 4,
  })
  // One connection for all: a new one for each statement would cost more than most statements, and with two the
  // statement that ends all other connections would end one of these.
  const superuser = new Pool({ connectionString: superuserUrl, max: 1 })
  superuser.on('error', () => undefined)
  afterAll(async () => {
    await Promise.all([database.close(), worker.close(), superuser.end()])
    await dropDatabase(server, name)
  })
  return {
    database,
    worker,
    urls,
    superuserUrl,
    asSuperuser: async <T extends object>(text: string, values?: unknown[]) => {
      try {
        return (await superuser.query<T>(text, values)).rows
      } finally {
        // Several statements may have set something, as a role, which the next call must not find.
        if (text.includes(';')) await superuser.query('discard all')
      }
    },
  }
}

export interface TestInstitution {
  id: number
  tag: string
  name: string
  /** Its internal host. */
  host: string
}

/** A new institution with a host of its own; each test takes one, so that none disturbs another. */
export async function freshInstitution(
  database: Database,
  wishes: { tag?: string; name?: string; host?: string; freeDays?: { date: string; name: string }[] } = {},
): Promise<TestInstitution> {
  const tag = wishes.tag ?? `t${randomBytes(5).toString('hex')}`
  const name = wishes.name ?? `Primăria ${tag}`
  const host = wishes.host ?? `${tag}.localhost`
  return database.asPlatform('a test needs an institution', async (db) => {
    const { id } = await db.one(
      sql<{ id: number }>`
        insert into institutions (tag, name, legal_name, short_name, free_days)
        values (${tag}, ${name}, ${name}, ${tag}, ${JSON.stringify(wishes.freeDays ?? [])}) returning id`,
    )
    await db.run(sql`insert into hosts (host, institution_id, kind) values (${host}, ${id}, 'internal')`)
    return { id, tag, name, host }
  })
}
