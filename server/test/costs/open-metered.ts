import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { databaseUrl, roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import { createApp } from '../../src/app/http-app.ts'
import { manualClock } from '../../src/platform/clock.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { readSettings } from '../../src/platform/env.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import { silentLog } from '../../src/platform/log.ts'
import { asSuperuser, cloneDatabase, dropDatabase } from '../database/cluster.ts'
import { testSecrets } from '../database/test-secrets.ts'
import { type AskedOf, findPapers } from './asked-papers.ts'
import { ensureCostTemplate, filledIn, TODAY } from './filled-template.ts'
import { type Cost, meterDatabase } from './metered-database.ts'

export type Metered = {
  app: FastifyInstance
  database: Database
  filled: AskedOf
  documents: number
  take(): Cost
  asSuperuser<T extends object>(text: string): Promise<T[]>
  /** Ends its connections, which then have told the database all they counted. */
  stop(): Promise<void>
  drop(): Promise<void>
}

/** Starts the program on a database with `documents` documents and counts what its transactions read. */
export async function openMetered(server: string, documents: number, dataDir: string): Promise<Metered> {
  const name = await cloneDatabase(server, await ensureCostTemplate(server, documents))
  const superuserUrl = databaseUrl(server, name)
  // Parallel workers are off: two of them read what one would, and read a page twice where their parts meet.
  for (const setting of ['max_parallel_workers_per_gather = 0', 'jit = off', "track_functions = 'all'"])
    await asSuperuser(superuserUrl, `alter database "${name}" set ${setting}`)
  const urls = roleUrls(server, name)
  const real = openDatabase({ urls, log: silentLog, prepared: true, max: 8 })
  const { database, take } = meterDatabase(real)
  const settings = readSettings({
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: urls.platform,
    DATABASE_WORKER_URL: urls.worker,
    DATABASE_DIRECT_URL: urls.direct,
    HDOC_SECRET: testSecrets.secret,
    HDOC_DATA: dataDir,
    HDOC_LOG_LEVEL: 'silent',
    HDOC_COMPANY_LOOKUP: '0',
  })
  const services = {
    database,
    clock: manualClock(`${TODAY}T10:00:00+02:00`),
    settings,
    log: silentLog,
    files: await createDiskFileStore(join(dataDir, `files-${documents}`)),
  }
  const app = await createApp(services, {
    demoPeople: () => undefined,
    pageFolder: join(dataDir, 'page'),
    checkAnswers: false,
  })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= app.close().then(() => real.close())
    return stopping
  }
  const filled = await filledIn(superuserUrl)
  return {
    app,
    database,
    filled: { ...filled, papers: await findPapers(superuserUrl, filled) },
    documents,
    take,
    asSuperuser: (text) => asSuperuser(superuserUrl, text),
    stop,
    drop: async () => {
      await stop()
      await dropDatabase(server, name)
    },
  }
}
