import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase } from '../../src/app/embedded-postgres/ensure-database.ts'
import {
  EMBEDDED_DATABASE,
  startEmbeddedPostgres,
} from '../../src/app/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '../../src/platform/db/migrations/migrate.ts'
import { silentLog } from '../../src/platform/log.ts'
import { startPgbouncer } from '../database/pgbouncer.ts'
import { freePort } from '../load/free-port.ts'
import { shareCalls } from '../load/share-calls.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'
import { startMailServer } from './mail-server.ts'
import { killPostgres } from './signal-postgres.ts'
import { inTurn, openWorld, type Stage } from './stage.ts'
import { type RunningProgram, startProgram } from './start-program.ts'

const CLI = 'src/app/cli.ts'
/** Connections from the pooler to PostgreSQL; fewer than the two servers have to the pooler. */
const POOLED = 8

/**
 * Starts two servers and two workers, the servers through a pgbouncer in transaction mode, as a large
 * installation runs them.
 */
export async function setPooledStage(dataDir: string, movesClock: boolean): Promise<Stage> {
  if (movesClock) throw new Error('drills that move the clock run on one process')
  const closers: (() => Promise<unknown> | unknown)[] = []
  const stop = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog })
    closers.push(() => postgres.stop())
    const { urls } = postgres
    await ensureDatabase(postgres.superuserUrl(), EMBEDDED_DATABASE)
    await migrate(urls.owner, { log: silentLog })
    const pooler = await startPgbouncer(urls.app, POOLED)
    closers.push(() => pooler.stop())
    const mails = await startMailServer()
    closers.push(() => mails.close())
    const secret = randomBytes(32).toString('hex')
    writeFileSync(join(dataDir, 'secret'), secret)
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ pid: process.pid, database: urls }))
    const settings = {
      DATABASE_URL: pooler.through(urls.app),
      DATABASE_PLATFORM_URL: pooler.through(urls.platform),
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_WORKER_URL: urls.worker,
      DATABASE_DIRECT_URL: urls.direct,
      HDOC_PREPARED_STATEMENTS: '0',
      HDOC_SECRET: secret,
      HDOC_DATA: dataDir,
      HDOC_COMPANY_LOOKUP: '0',
      SMTP_URL: mails.url,
    }
    const ports = [await freePort(), await freePort()]
    const startServer = (n: number): RunningProgram =>
      startProgram([CLI, 'serve', '--no-worker'], { ...settings, PORT: String(ports[n]) })
    const startWorker = (): RunningProgram => startProgram([CLI, 'worker'], settings)
    const servers = ports.map((_, n) => startServer(n))
    const workers = [startWorker(), startWorker()]
    closers.push(() => Promise.all([...servers, ...workers].map((one) => one.stop())))
    await Promise.all(servers.map((one, n) => one.readyOn(ports[n] ?? 0)))
    const shared = await shareCalls(ports)
    closers.push(() => shared.close())
    const nextServer = inTurn([0, 1])
    const nextWorker = inTurn([0, 1])
    return {
      world: await openWorld(shared.port, dataDir, mails.taken),
      nextVictim: inTurn(['postgres', 'server', 'pooler', 'worker'] as const),
      kill: async (victim) => {
        if (victim === 'postgres') killPostgres(dataDir)
        if (victim === 'pooler') await pooler.killAndStart()
        if (victim === 'worker') {
          const n = nextWorker()
          await workers[n]?.kill()
          workers[n] = startWorker()
        }
        if (victim === 'server') {
          const n = nextServer()
          await servers[n]?.kill()
          servers[n] = startServer(n)
          await servers[n].readyOn(ports[n] ?? 0)
        }
        await waitUntilReady(shared.port, () => false)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
