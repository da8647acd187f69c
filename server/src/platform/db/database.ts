import type { DatabaseUrls } from '../env.ts'
import type { Log } from '../log.ts'
import { connectionPool } from './connection-pool.ts'
import { type Db, runTransaction, withRetry } from './run-transaction.ts'
import { sql } from './sql.ts'
import { asTenant, type PlatformDb, type TenantDb } from './tenant-db.ts'

export type { PlatformDb, TenantDb } from './tenant-db.ts'

export interface Database {
  /**
   * One transaction inside an institution: row security shows only that institution's rows. The work
   * may run again after a deadlock, so it must touch nothing but the database. `atOnce`: the work
   * sends all its statements before it waits for the first. `oneInstant`: all its statements see the
   * database as it was at the start. `keepsPlans`: all its statements find rows by their keys.
   */
  inInstitution<T>(
    institutionId: number,
    work: (db: TenantDb) => Promise<T>,
    options?: { readOnly?: boolean; atOnce?: boolean; oneInstant?: boolean; keepsPlans?: boolean },
  ): Promise<T>
  /**
   * One transaction across institutions. The reason is logged, and a check
   * lists the callers of this function.
   */
  asPlatform<T>(reason: string, work: (db: PlatformDb) => Promise<T>): Promise<T>
  /** Statements on the few global tables (hosts, limits), each in a transaction without an institution. */
  global: Db
  /** Wakes the loops that wait for `what`, in every process. Many calls in a short time send one notice. */
  wake(what?: Wake): void
  close(): Promise<void>
}

/**
 * changes: there are audit entries to seal and events to deliver; scans: there are scans to read; live: there are
 * changes to tell open pages of.
 */
export type Wake = 'changes' | 'scans' | 'live'
/** The channel on which the loops wait. A notice names each `Wake` that there is, with commas between. */
export const WAKE_CHANNEL = 'hdoc_wake'
const WAKE_DELAY_MS = 15

type Options = {
  urls: Pick<DatabaseUrls, 'app' | 'platform'>
  log: Log
  prepared: boolean
  /** How many connections there may be inside institutions (`max`) and across them (`maxAcross`). */
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
