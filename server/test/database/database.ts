import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { databaseUrl, roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { DatabaseUrls } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'
import { asSuperuser, cloneDatabase, dropDatabase } from './cluster.ts'

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
  afterAll(async () => {
    await Promise.all([database.close(), worker.close()])
    await dropDatabase(server, name)
  })
  return {
    database,
    worker,
    urls,
    superuserUrl,
    asSuperuser: (text, values) => asSuperuser(superuserUrl, text, values),
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
