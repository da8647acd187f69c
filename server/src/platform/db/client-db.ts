import type pg from 'pg'
import type { PoolClient } from './connection-pool.ts'
import { compileStatement, type Statement } from './sql.ts'
import { statementName } from './statement-names.ts'

/**
 * Runs statements. Functions in a `queries.ts` mostly take a `TenantDb`, which is bound to one institution.
 */
export interface Db {
  rows<T>(statement: Statement<T>): Promise<T[]>
  /** Gives exactly one row; throws for none or several, which is a programming error. */
  one<T>(statement: Statement<T>): Promise<T>
  maybe<T>(statement: Statement<T>): Promise<T | undefined>
  /** Answers how many rows the statement touched. */
  run(statement: Statement<unknown>): Promise<number>
}

/** A database whose statements share one transaction. */
export interface TransactionDb extends Db {
  /**
   * Sends a statement whose outcome nobody needs before the end, so that the next one goes in the same round trip. When
   * it fails, so does the transaction, with its error.
   */
  send(statement: Statement<unknown>): void
}

export const silently = (promise: Promise<unknown>): void => void promise.catch(() => undefined)

/**
 * Runs the statements of one transaction. After `close` no statement is sent any more, because the
 * connection may belong to another transaction by then: a statement of a forgotten branch would be
 * written outside its own transaction.
 */
export function clientDb(
  client: PoolClient,
  prepared: boolean,
): { db: TransactionDb; close: () => void; sent: readonly Promise<unknown>[] } {
  let isOpen = true
  const sent: Promise<unknown>[] = []
  const query = async (statement: Statement<unknown>): Promise<pg.QueryResult> => {
    if (!isOpen) throw new Error('a statement came after the end of its transaction')
    const { text, values } = compileStatement(statement)
    const name = prepared ? statementName(client, text) : undefined
    return client.query(name === undefined ? { text, values } : { text, values, name })
  }
  /**
   * Work sends several statements at once and awaits them one after the other. When the first one fails,
   * nobody awaits the second, and a rejection that nobody awaits would end the process. So each rejection is
   * silenced here; code that awaits the promise still gets it.
   */
  const run = <T>(statement: Statement<unknown>, read: (result: pg.QueryResult) => T): Promise<T> => {
    const result = query(statement).then(read)
    silently(result)
    return result
  }
  const db: TransactionDb = {
    rows: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows as T[]),
    one: <T>(statement: Statement<T>) =>
      run(statement, ({ rows }) => {
        if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
        return rows[0] as T
      }),
    maybe: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows[0] as T | undefined),
    run: (statement) => run(statement, ({ rowCount }) => rowCount ?? 0),
    send: (statement) => void sent.push(run(statement, () => undefined)),
  }
  return {
    db,
    sent,
    close: () => {
      isOpen = false
    },
  }
}
