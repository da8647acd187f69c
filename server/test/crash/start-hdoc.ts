import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrl } from '../../src/platform/embedded-postgres/database-urls.ts'
import { PROJECT_DIR, readSettings, type Settings } from '../../src/platform/env.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'

/** All of `npm start` below npm: the server with its jobs, and the PostgreSQL it started. */
export interface RunningHdoc {
  ready(): Promise<void>
  /** kill -9 of the server's process; its PostgreSQL stays behind. */
  kill(): Promise<void>
  stop(): Promise<void>
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/**
 * Starts the program on a data folder, without demo; with `movesClock` at the time that `setClock` gave this folder.
 * What it complains of is shown when it ends too early.
 */
export function startHdoc(dataDir: string, port: number, movesClock: boolean): RunningHdoc {
  const program = movesClock ? 'test/crash/start-with-clock.ts' : 'src/app/start.ts'
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'server', program)], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      HDOC_DATA: dataDir,
      HDOC_DEMO: '0',
      HDOC_LOG_LEVEL: 'warn',
      PORT: String(port),
    },
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    ready: () =>
      waitUntilReady(port, () => hasEnded(child)).catch((error: Error) => {
        throw new Error(`${error.message}: ${complaint}`)
      }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** The complete settings of a running HDoc, as its data folder announces them to other commands. */
export function settingsOf(dataDir: string): Settings {
  const running = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    database: Settings['database']
  }
  const { app, owner, platform, worker, direct } = running.database
  return readSettings({
    DATABASE_URL: app,
    DATABASE_OWNER_URL: owner,
    DATABASE_PLATFORM_URL: platform,
    DATABASE_WORKER_URL: worker,
    DATABASE_DIRECT_URL: direct,
    HDOC_SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    HDOC_DATA: dataDir,
  })
}

/** The superuser's address of that database, for filling and comparing. */
export function superuserUrlOf(dataDir: string): string {
  return databaseUrl(settingsOf(dataDir).database.app, 'hdoc', 'postgres')
}
