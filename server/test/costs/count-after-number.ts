import type { Database, TenantDb } from '../../src/platform/db/database.ts'
import { compileStatement, type Statement } from '../../src/platform/db/sql.ts'

/** What a transaction still does while it holds the counter of a register: statements, and waits for their answers. */
export type Held = { statements: number; waits: number }

const takesNumber = (statement: Statement<unknown>): boolean =>
  compileStatement(statement).text.includes('register_documents(')

/**
 * Wraps a database so that it counts what each transaction does between the answer with its number and its COMMIT.
 * Statements that are sent together are waited for once. `take` gives the transactions with a number since the last one.
 */
export function countAfterNumber(database: Database): { database: Database; take(): Held[] } {
  let taken: Held[] = []
  const watched = (db: TenantDb): TenantDb => {
    let held: Held | undefined
    let underWay = 0
    const count = (isAwaited: boolean): void => {
      if (!held) return
      held.statements++
      if (isAwaited && underWay === 0) held.waits++
    }
    const own =
      <R>(call: (statement: Statement<unknown>) => Promise<R>) =>
      async (statement: Statement<unknown>): Promise<R> => {
        count(true)
        underWay++
        try {
          const result = await call(statement)
          if (takesNumber(statement)) {
            held = { statements: 0, waits: 0 }
            taken.push(held)
          }
          return result
        } finally {
          underWay--
        }
      }
    return {
      ...db,
      rows: own(db.rows) as TenantDb['rows'],
      one: own(db.one) as TenantDb['one'],
      maybe: own(db.maybe) as TenantDb['maybe'],
      run: own(db.run),
      send: (statement) => {
        count(false)
        db.send(statement)
      },
    }
  }
  return {
    database: {
      ...database,
      inInstitution: (id, work, options) => database.inInstitution(id, (db) => work(watched(db)), options),
    },
    take: () => {
      const all = taken
      taken = []
      return all
    },
  }
}
