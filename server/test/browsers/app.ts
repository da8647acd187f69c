import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createApp } from '../../src/app/http-app.ts'
import type { DemoPeople } from '../../src/modules/access/index.ts'
import type { LiveHub } from '../../src/modules/live/index.ts'
import { type ManualClock, manualClock } from '../../src/platform/clock.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import type { DatabaseUrls, Settings } from '../../src/platform/env.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import { damageTeller } from '../../src/platform/files/store/tell-damage.ts'
import type { Services } from '../../src/platform/http/context.ts'
import type { Pace } from '../../src/platform/http/pace/judge-pace.ts'
import { createLog, silentLog } from '../../src/platform/log.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { testSettings } from '../database/settings.ts'
import { type Browser, openBrowser } from './browser.ts'

export type { Answer, Browser } from './browser.ts'
export { testPassword } from './test-password.ts'

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  clock: ManualClock
  settings: Settings
  /** A browser on a host, at an address: keeps cookies, renews the token as the page does. */
  browser(host: string, language?: 'ro' | 'en', address?: string): Browser
}

/** Opens a database with few connections, so that calls wait for each other. */
function openOwn(urls: DatabaseUrls, { preparedStatements }: Settings): Database {
  const database = openDatabase({ urls, log: silentLog, prepared: preparedStatements, max: 6 })
  afterAll(() => database.close())
  return database
}

type Wishes = {
  limits?: Partial<Settings['limits']>
  settings?: Partial<Settings>
  /**
   * Replaces some services of the program: the same ones, made to fail on order, or a log that the test
   * reads.
   */
  services?: (services: Services) => Partial<Services>
  /** Gives the program other addresses of its database than the test's own, for example through a proxy. */
  through?: (urls: DatabaseUrls) => Promise<DatabaseUrls>
  /** How slow the other end of a connection may be. */
  pace?: Pace
  /** Who can sign in, as a demo tells guests; without it the program runs outside demo mode. */
  demoPeople?: DemoPeople
}

async function appOn(
  db: TestDatabase,
  clock: ManualClock,
  settings: Settings,
  {
    database = db.database,
    services: replaced,
    pace,
    live,
    demoPeople = () => undefined,
  }: { database?: Database; live?: LiveHub } & {
    [K in 'services' | 'pace' | 'demoPeople']?: Wishes[K] | undefined
  } = {},
): Promise<TestApp> {
  const own = {
    database,
    clock,
    settings,
    log: settings.logFile === undefined ? silentLog : createLog(settings),
    files: await createDiskFileStore(join(settings.dataDir, 'files'), {
      tellDamage: damageTeller({ database: db.database, clock, log: silentLog }),
    }),
  }
  const app = await createApp(
    { ...own, ...replaced?.(own) },
    {
      demoPeople,
      pageFolder: join(settings.dataDir, 'page'),
      checkAnswers: true,
      pace,
      live,
    },
  )
  afterAll(() => app.close())
  return {
    ...db,
    app,
    clock,
    settings,
    browser: (host, language = 'ro', address = '127.0.0.1') => openBrowser(app, host, { language, address }),
  }
}

/** The whole program on a database of this test file, with a clock that stands still. */
export async function testApp(wishes: Wishes & { now?: string } = {}): Promise<TestApp> {
  const db = await testDatabase()
  const clock = manualClock(wishes.now ?? '2026-11-20T10:00:00+02:00')
  const ways = await wishes.through?.(db.urls)
  const base = testSettings(ways ?? db.urls)
  const settings = { ...base, ...wishes.settings, limits: { ...base.limits, ...wishes.limits } }
  return appOn(db, clock, settings, {
    services: wishes.services,
    pace: wishes.pace,
    demoPeople: wishes.demoPeople,
    ...(ways && { database: openOwn(ways, settings) }),
  })
}

/** The same installation, started with other settings, and as a process of its own where it gets a pool and a hub. */
export const startedAnew = (
  t: TestApp,
  settings: Partial<Settings>,
  own: { database?: Database; live?: LiveHub } = {},
): Promise<TestApp> => appOn(t, t.clock, { ...t.settings, ...settings }, own)
