import type pg from 'pg'
import type { PoolClient } from './connection-pool.ts'
import { compileStatement, type Statement } from './sql.ts'
import { statementName } from './statement-names.ts'

/** What a statement may be run on; `queries.ts` functions take the tenant one. */
export interface Db {
  rows<T>(statement: Statement<T>): Promise<T[]>
  /** Exactly one row; none is a programming error. */
  one<T>(statement: Statement<T>): Promise<T>
  maybe<T>(statement: Statement<T>): Promise<T | undefined>
  /** How many rows were touched. */
  run(statement: Statement<unknown>): Promise<number>
}

export const silently = (promise: Promise<unknown>): void => void promise.catch(() => undefined)

/**
 * Statements of one transaction. After `close` none is sent any more: the connection is somebody else's by then, and what
 * a forgotten branch of the work still wants would be written outside its transaction.
 */
export function clientDb(client: PoolClient, prepared: boolean): { db: Db; close: () => void } {
  let isOpen = true
  const query = async (statement: Statement<unknown>): Promise<pg.QueryResult> => {
    if (!isOpen) throw new Error('a statement came after the end of its transaction')
    const { text, values } = compileStatement(statement)
    const name = prepared ? statementName(client, text) : undefined
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
  const db: Db = {
    rows: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows as T[]),
    one: <T>(statement: Statement<T>) =>
      run(statement, ({ rows }) => {
        if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
        return rows[0] as T
      }),
    maybe: <T>(statement: Statement<T>) => run(statement, ({ rows }) => rows[0] as T | undefined),
    run: (statement) => run(statement, ({ rowCount }) => rowCount ?? 0),
  }
  return {
    db,
    close: () => {
      isOpen = false
    },
  }
}
