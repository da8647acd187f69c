import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createApp } from '../src/app/http-app.ts'
import { type ManualClock, manualClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { DatabaseUrls, Settings } from '../src/platform/env.ts'
import { createDiskFileStore } from '../src/platform/files/disk-file-store.ts'
import { damageTeller } from '../src/platform/files/tell-damage.ts'
import type { Services } from '../src/platform/http/context.ts'
import type { Pace } from '../src/platform/http/pace/judge-pace.ts'
import { silentLog } from '../src/platform/log.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { testSettings } from './settings.ts'

export type { Answer, Browser } from './browser.ts'
export { testPassword, testPasswordHash } from './test-password.ts'

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  clock: ManualClock
  settings: Settings
  /** A browser on a host, at an address: keeps cookies, renews the token as the page does. */
  browser(host: string, language?: 'ro' | 'en', address?: string): Browser
}

type Wishes = {
  now?: string
  limits?: Partial<Settings['limits']>
  settings?: Partial<Settings>
  /** What the program is given in place of some of its services: the same ones, made to fail on order, or a log that is read. */
  services?: (services: Services) => Partial<Services>
  /** How slow the other end of a connection may be. */
  pace?: Pace
  /** The database as this program sees it, where that is another way than that of the test. */
  openDatabase?: (urls: DatabaseUrls) => Promise<Database>
}

/** The whole program on a database of this test file, with a clock that stands still. */
export async function testApp(wishes: Wishes = {}): Promise<TestApp> {
  const db = await testDatabase()
  const clock = manualClock(wishes.now ?? '2026-11-20T10:00:00+02:00')
  const base = testSettings(db.urls)
  const settings: Settings = { ...base, ...wishes.settings, limits: { ...base.limits, ...wishes.limits } }
  const services = {
    database: (await wishes.openDatabase?.(db.urls)) ?? db.database,
    clock,
    settings,
    log: silentLog,
    files: await createDiskFileStore(join(base.dataDir, 'files'), {
      tellDamage: damageTeller({ database: db.database, clock, log: silentLog }),
    }),
  }
  const app = await createApp(
    { ...services, ...wishes.services?.(services) },
    {
      demoPeople: () => undefined,
      pageFolder: join(base.dataDir, 'page'),
      checkAnswers: true,
      pace: wishes.pace,
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
