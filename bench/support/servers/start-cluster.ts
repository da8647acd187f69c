import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { databaseUrl, roleUrls } from '../../../server/src/app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../../server/src/app/embedded-postgres/ensure-database.ts'
import { startEmbeddedPostgres } from '../../../server/src/app/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '../../../server/src/platform/db/migrations/migrate.ts'
import { openConnection } from '../../../server/src/platform/db/open-connection.ts'
import type { DatabaseUrls } from '../../../server/src/platform/env.ts'
import { silentLog } from '../../../server/src/platform/log.ts'

export interface BenchDatabase {
  urls: DatabaseUrls
  /** A connection of the superuser, for filling; no program of HDoc works as it. */
  superuser: Client
}

export interface BenchCluster {
  folder: string
  postgresVersion: string
  superuserUrl(): string
  /** PostgreSQL's first process. */
  pid(): number
  /** A migrated database; an existing one of a kept folder is only brought to this version. */
  database(name: string): Promise<BenchDatabase>
  stop(): Promise<void>
}

/**
 * An own PostgreSQL with the settings of `npm start`. In a folder of its own it goes away with the bench; a folder
 * that is given is kept, so that filling it is paid once.
 */
export async function startCluster(kept?: string): Promise<BenchCluster> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'hdoc-bench-'))
  if (kept === undefined) chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog })
  const connections: Client[] = []
  const connect = async (url: string): Promise<Client> => {
    const client = await openConnection(url)
    connections.push(client)
    return client
  }
  const { rows } = await (await connect(server.superuserUrl())).query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    folder,
    postgresVersion: rows[0]?.version ?? '',
    pid: () => server.pid(),
    superuserUrl: () => server.superuserUrl(),
    database: async (name) => {
      await ensureDatabase(server.superuserUrl(), name)
      const urls = roleUrls(server.superuserUrl(), name)
      await migrate(urls.owner, { log: silentLog })
      return { urls, superuser: await connect(databaseUrl(server.superuserUrl(), name)) }
    },
    stop: async () => {
      await Promise.all(connections.map((client) => client.end().catch(() => undefined)))
      await server.stop()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
