import type pg from 'pg'
import { clientDb, silently, type TransactionDb } from './client-db.ts'
import type { Pool, PoolClient } from './connection-pool.ts'
import { type HeldConnection, holdConnection } from './hold-connection.ts'
import { CommitUnknown, DatabaseLate, isRefusal } from './transaction-failures.ts'

export type { Db, TransactionDb } from './client-db.ts'

export type TransactionOptions = {
  readOnly?: boolean | undefined
  /**
   * All statements read one snapshot. Changing a row that others changed since then
   * fails; `withRetry` tries again.
   */
  oneInstant?: boolean | undefined
  prepared: boolean
  /** For a client that is not pipelined: each opening statement waits for the one before. */
  oneByOne?: boolean
  /** For work that sends all its statements at once: COMMIT is sent with them, which saves a round trip. */
  atOnce?: boolean | undefined
  /**
   * The work may be written twice or not at all, so an unanswered COMMIT is told as a plain lost connection.
   */
  mayRepeat?: boolean
  /**
   * For work that finds rows by their keys: each statement is planned once on a connection. Without this, whatever asks
   * for `= any (ids)` is planned at every call, because a list of unknown length looks dearer than it is.
   */
  keepsPlans?: boolean | undefined
  set?: Readonly<Record<string, string>>
}

/**
 * Milliseconds by which the database gives up a statement before the caller gives up the connection. So the
 * database can answer with its own error, and the connection stays usable.
 */
const SAID_BEFORE_MS = 500

/** The statements that open a transaction: BEGIN with its kind, then all settings in one statement. */
function opening(options: TransactionOptions, left: number | undefined): pg.QueryConfig[] {
  // BEGIN itself must name the isolation level: the statement with the settings already takes the snapshot.
  const isolation = options.oneInstant ? ' isolation level repeatable read' : ''
  const begin = { text: `begin${isolation}${options.readOnly ? ' read only' : ''}` }
  const settings = Object.entries(options.set ?? {})
  if (options.keepsPlans) settings.push(['plan_cache_mode', 'force_generic_plan'])
  if (left !== undefined) {
    const limit = Math.max(100, left - SAID_BEFORE_MS)
    settings.push(['statement_timeout', String(limit)])
  }
  if (settings.length === 0) return [begin]
  const text = `select ${settings.map((_, n) => `set_config($${2 * n + 1}, $${2 * n + 2}, true)`).join(', ')}`
  return [
    begin,
    { text, values: settings.flat(), ...(options.prepared && { name: `set${settings.length}` }) },
  ]
}

/** What PostgreSQL answers to every statement after one that failed. */
const TRANSACTION_FAILED = '25P02'

/**
 * Ends a failed transaction: waits for its COMMIT if one was sent, else rolls back. Gives the error that
 * makes the connection unusable; undefined when the connection may be used again.
 */
async function leave(client: PoolClient, commit: Promise<unknown> | undefined): Promise<Error | undefined> {
  try {
    await (commit ?? client.query('rollback'))
    return undefined
  } catch (problem) {
    return isRefusal(problem) ? undefined : (problem as Error)
  }
}

async function firstFailure(sent: readonly Promise<unknown>[]): Promise<unknown> {
  for (const ended of await Promise.allSettled(sent)) if (ended.status === 'rejected') return ended.reason
  return undefined
}

/** Whatever came after a statement that failed was told only that the transaction had failed: this is why. */
const causeOf = async (error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> =>
  (error as { code?: unknown } | undefined)?.code === TRANSACTION_FAILED
    ? ((await firstFailure(sent)) ?? error)
    : error

function failureOf(error: unknown, held: HeldConnection, unanswered: boolean): unknown {
  if (unanswered) return new CommitUnknown(error)
  return held.isLate() ? new DatabaseLate(error) : error
}

/**
 * Runs one transaction. BEGIN and settings are sent with the first statement in one round trip. It
 * resolves only after a COMMIT that really committed: PostgreSQL answers the COMMIT of a failed
 * transaction with ROLLBACK, not with an error. Throws `DatabaseLate` when the time was over,
 * `CommitUnknown` when a COMMIT was not answered.
 */
export async function runTransaction<T>(
  pool: Pool,
  options: TransactionOptions,
  work: (db: TransactionDb, client: PoolClient) => Promise<T>,
): Promise<T> {
  const held = await holdConnection(pool)
  const { client } = held
  const { db, close, sent } = clientDb(client, options.prepared)
  let broken: Error | undefined
  let commit: Promise<pg.QueryResult> | undefined
  const sendCommit = (): Promise<pg.QueryResult> => {
    close()
    commit = client.query('commit')
    silently(commit)
    return commit
  }
  try {
    const opened: Promise<unknown>[] = []
    for (const statement of opening(options, held.left)) {
      const sent = client.query(statement)
      silently(sent)
      opened.push(sent)
      if (options.oneByOne) await sent
    }
    const working = work(db, client)
    if (options.atOnce) sendCommit()
    const result = await working
    await Promise.all(opened)
    const done = await (commit ?? sendCommit())
    if (done.command !== 'COMMIT')
      throw (await firstFailure(sent)) ?? new Error('the transaction was rolled back at commit')
    return result
  } catch (error) {
    close()
    broken = await leave(client, commit)
    throw failureOf(
      await causeOf(error, sent),
      held,
      commit !== undefined && broken !== undefined && !options.readOnly && !options.mayRepeat,
    )
  } finally {
    held.release(broken)
  }
}

const retried = new Set(['40001', '40P01'])

/** Runs the work again, at most three times in all, after a serialisation failure or a deadlock. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (attempt >= 3 || typeof code !== 'string' || !retried.has(code)) throw error
    }
  }
}
