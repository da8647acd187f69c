import type { DatabaseUrls } from '../env.ts'
import type { Log } from '../log.ts'
import { connectionPool } from './connection-pool.ts'
import { type Db, runTransaction, withRetry } from './run-transaction.ts'
import { sql } from './sql.ts'
import { asTenant, type PlatformDb, type TenantDb } from './tenant-db.ts'

export type { PlatformDb, TenantDb } from './tenant-db.ts'

export interface Database {
  /**
   * One transaction inside an institution: row security shows that institution's rows only.
   * May run the work again after a deadlock, so the work touches nothing but the database. `atOnce`: the work sends
   * all its statements before it waits for the first. `oneInstant`: all its statements see what was there when it began.
   */
  inInstitution<T>(
    institutionId: number,
    work: (db: TenantDb) => Promise<T>,
    options?: { readOnly?: boolean; atOnce?: boolean; oneInstant?: boolean },
  ): Promise<T>
  /** One transaction across institutions; the reason is logged, its callers are listed by a check. */
  asPlatform<T>(reason: string, work: (db: PlatformDb) => Promise<T>): Promise<T>
  /** Statements on the few global tables (hosts, limits), without any institution. */
  global: Db
  /** Wakes those in every process who wait for it; many calls in a short time send one notice. */
  wake(what?: Wake): void
  close(): Promise<void>
}

/** changes: entries to seal and events to hand on; scans: scans to read. */
export type Wake = 'changes' | 'scans'
/** The channel of those who wait; its notices name what there is, with commas between. */
export const WAKE_CHANNEL = 'hdoc_wake'
const WAKE_DELAY_MS = 15

type Options = {
  urls: Pick<DatabaseUrls, 'app' | 'platform'>
  log: Log
  prepared: boolean
  /** Most connections inside institutions, and across them. */
  max?: number
  maxAcross?: number
}

export function openDatabase({ urls, log, prepared, max = 16, maxAcross = 4 }: Options): Database {
  const app = connectionPool(urls.app, { max, log, name: 'hdoc app' })
  const across = connectionPool(urls.platform, { max: maxAcross, log, name: 'hdoc platform' })
  let waking: NodeJS.Timeout | undefined
  const wanted = new Set<Wake>()
  const single = { prepared, atOnce: true, mayRepeat: true }
  const global: Db = {
    rows: (statement) => runTransaction(app, single, (db) => db.rows(statement)),
    one: (statement) => runTransaction(app, single, (db) => db.one(statement)),
    maybe: (statement) => runTransaction(app, single, (db) => db.maybe(statement)),
    run: (statement) => runTransaction(app, single, (db) => db.run(statement)),
  }
  return {
    inInstitution: (institutionId, work, options = {}) =>
      withRetry(() =>
        runTransaction(
          app,
          { prepared, ...options, set: { 'app.institution_id': String(institutionId) } },
          (db) => work(asTenant(db, institutionId)),
        ),
      ),
    asPlatform: (reason, work) => {
      log.debug({ reason }, 'across institutions')
      return withRetry(() => runTransaction(across, { prepared }, (db) => work(db as PlatformDb)))
    },
    global,
    wake: (what = 'changes') => {
      wanted.add(what)
      waking ??= setTimeout(() => {
        waking = undefined
        const all = [...wanted].join()
        wanted.clear()
        global
          .run(sql`select pg_notify(${WAKE_CHANNEL}, ${all})`)
          .catch((error: Error) => log.warn({ err: error }, 'no wake-up sent'))
      }, WAKE_DELAY_MS)
    },
    close: async () => {
      clearTimeout(waking)
      await Promise.all([app.end(), across.end()])
    },
  }
}
