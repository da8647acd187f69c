import type pg from 'pg'
import { clientDb, type Db, silently } from './client-db.ts'
import type { Pool, PoolClient } from './connection-pool.ts'
import { type HeldConnection, holdConnection } from './hold-connection.ts'
import { CommitUnknown, DatabaseLate, isRefusal } from './transaction-failures.ts'

export type { Db } from './client-db.ts'

export type TransactionOptions = {
  readOnly?: boolean | undefined
  /** All statements read one snapshot; a change of what others changed since is done again (`withRetry`). */
  oneInstant?: boolean | undefined
  prepared: boolean
  /** For a client that is not pipelined: each statement waits for the one before. */
  oneByOne?: boolean
  /** For work that sends all its statements at once: COMMIT travels with them, and costs no round trip of its own. */
  atOnce?: boolean | undefined
  /** A note that may be written twice or not at all: an unanswered COMMIT is a lost connection like any other. */
  mayRepeat?: boolean
  set?: Readonly<Record<string, string>>
}

/** The database gives up a statement before the caller gives up the connection: it can say so, and the connection lives. */
const SAID_BEFORE_MS = 500

/** What opens a transaction: its kind, then all its settings in one statement. */
function opening(options: TransactionOptions, left: number | undefined): pg.QueryConfig[] {
  // Said at once: the settings are a statement, which takes the snapshot.
  const isolation = options.oneInstant ? ' isolation level repeatable read' : ''
  const begin = { text: `begin${isolation}${options.readOnly ? ' read only' : ''}` }
  const settings = Object.entries(options.set ?? {})
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

/** What became of a failed transaction; leaves the connection without one. Gives why it cannot be used again, if so. */
async function leave(client: PoolClient, commit: Promise<unknown> | undefined): Promise<Error | undefined> {
  try {
    await (commit ?? client.query('rollback'))
    return undefined
  } catch (problem) {
    return isRefusal(problem) ? undefined : (problem as Error)
  }
}

function failureOf(error: unknown, held: HeldConnection, unanswered: boolean): unknown {
  if (unanswered) return new CommitUnknown(error)
  return held.isLate() ? new DatabaseLate(error) : error
}

/**
 * One transaction: begin and settings travel with the first statement in one round trip. Answers only after a
 * COMMIT that really committed (the commit of a failed transaction resolves, with ROLLBACK).
 */
export async function runTransaction<T>(
  pool: Pool,
  options: TransactionOptions,
  work: (db: Db, client: PoolClient) => Promise<T>,
): Promise<T> {
  const held = await holdConnection(pool)
  const { client } = held
  const { db, close } = clientDb(client, options.prepared)
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
    if (done.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit')
    return result
  } catch (error) {
    close()
    broken = await leave(client, commit)
    throw failureOf(
      error,
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
