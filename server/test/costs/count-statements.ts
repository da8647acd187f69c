import type { Database, TenantDb } from '../../src/platform/db/database.ts'

/** Wraps a database so that it counts the statements of its transactions. `take` gives how many since the last `take`. */
export function countStatements(database: Database): { database: Database; take(): number } {
  let statements = 0
  const counted = (db: TenantDb): TenantDb => {
    const own =
      <A extends unknown[], R>(call: (...args: A) => R) =>
      (...args: A): R => {
        statements++
        return call(...args)
      }
    return {
      ...db,
      rows: own(db.rows) as TenantDb['rows'],
      one: own(db.one) as TenantDb['one'],
      maybe: own(db.maybe) as TenantDb['maybe'],
      run: own(db.run),
      send: own(db.send),
    }
  }
  return {
    database: {
      ...database,
      inInstitution: (id, work, options) => database.inInstitution(id, (db) => work(counted(db)), options),
    },
    take: () => {
      const taken = statements
      statements = 0
      return taken
    },
  }
}
