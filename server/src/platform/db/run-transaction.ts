import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Pool, PoolClient } from './connection-pool.ts'
import { compileStatement, type Statement } from './sql.ts'

/** What a statement may be run on; `queries.ts` functions take the tenant one. */
export interface Db {
  rows<T>(statement: Statement<T>): Promise<T[]>
  /** Exactly one row; none is a programming error. */
  one<T>(statement: Statement<T>): Promise<T>
  maybe<T>(statement: Statement<T>): Promise<T | undefined>
  /** How many rows were touched. */
  run(statement: Statement<unknown>): Promise<number>
}

/** Texts that keep their plan on each connection; dynamic filters beyond this many run unnamed. */
const MOST_NAMED = 400
const names = new Map<string, string>()
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_NAMED) return undefined
  const name = `s${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

const silently = (promise: Promise<unknown>): void => void promise.catch(() => undefined)

export function clientDb(client: PoolClient, prepared: boolean): Db {
  const query = (statement: Statement<unknown>): Promise<pg.QueryResult> => {
    const { text, values } = compileStatement(statement)
    const name = prepared ? nameOf(text) : undefined
    return client.query(name === undefined ? { text, values } : { text, values, name })
  }
  /**
   * Statements are sent together and awaited one after the other: when the first fails nobody awaits the second, and
   * a failure nobody awaits would end the process. Whoever does await it is still told.
   */
  const run = <T>(statement: Statement<unknown>, read: (result: pg.QueryResult) => T): Promise<T> => {
    const result = query(statement).then(read)
    silently(result)
    return result
  }
  return {
    rows: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows as T[]),
    one: <T>(statement: Statement<T>) =>
      run(statement, ({ rows }) => {
        if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
        return rows[0] as T
      }),
    maybe: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows[0] as T | undefined),
    run: (statement) => run(statement, ({ rowCount }) => rowCount ?? 0),
  }
}

export type TransactionOptions = {
  readOnly?: boolean | undefined
  /** All statements read one snapshot; a change of what others changed since is done again (`withRetry`). */
  oneInstant?: boolean | undefined
  prepared: boolean
  /** For a client that is not pipelined: each statement waits for the one before. */
  oneByOne?: boolean
  /** For work that sends all its statements at once: COMMIT travels with them, and costs no round trip of its own. */
  atOnce?: boolean | undefined
  set?: Readonly<Record<string, string>>
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
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Said at once: the settings below are a statement, which takes the snapshot.
    const isolation = options.oneInstant ? ' isolation level repeatable read' : ''
    const begin: pg.QueryConfig[] = [{ text: `begin${isolation}${options.readOnly ? ' read only' : ''}` }]
    for (const values of Object.entries(options.set ?? {}))
      begin.push({ name: 'set', text: 'select set_config($1, $2, true)', values })
    let result: T
    let committing: Promise<pg.QueryResult> | undefined
    try {
      const opening: Promise<unknown>[] = []
      for (const statement of begin) {
        const sent = client.query(statement)
        silently(sent)
        opening.push(sent)
        if (options.oneByOne) await sent
      }
      const working = work(clientDb(client, options.prepared), client)
      if (options.atOnce) {
        committing = client.query('commit')
        silently(committing)
      }
      result = await working
      await Promise.all(opening)
    } catch (error) {
      await client.query('rollback').catch((problem: Error) => {
        broken = problem
      })
      throw error
    }
    const done = await (committing ?? client.query('commit')).catch((problem: Error) => {
      broken = problem
      throw problem
    })
    if (done.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit')
    return result
  } finally {
    client.release(broken)
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
