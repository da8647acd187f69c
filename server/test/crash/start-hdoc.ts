import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrl } from '../../src/app/embedded-postgres/database-urls.ts'
import { readSettings, type Settings } from '../../src/platform/env.ts'
import { type RunningProgram, startProgram } from './start-program.ts'

/** What `npm start` runs, without npm: the server with its jobs, and the PostgreSQL it started. */
export interface RunningHdoc extends RunningProgram {
  ready(): Promise<void>
}

/**
 * Starts the program on a data folder, without the demo. With `movesClock` its clock is the one that
 * `setClock` moved for this folder. When it ends too early, its complaint becomes the error.
 */
export function startHdoc(
  dataDir: string,
  port: number,
  movesClock: boolean,
  settings: Readonly<Record<string, string>> = {},
): RunningHdoc {
  const program = movesClock ? 'test/crash/start-with-clock.ts' : 'src/app/start.ts'
  const running = startProgram([program], {
    HDOC_DATA: dataDir,
    HDOC_DEMO: '0',
    PORT: String(port),
    ...settings,
  })
  return { ...running, ready: () => running.readyOn(port) }
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
