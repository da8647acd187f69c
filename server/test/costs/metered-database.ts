import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { PlatformDb, TenantDb } from '../../src/platform/db/tenant-db.ts'

/**
 * PostgreSQL reads tables of fewer blocks from first to last whenever that is quicker, so such scans are not
 * counted.
 */
const SMALL_TABLE = 100

/**
 * What transactions read: blocks of tables and indexes, found in memory or not, and the larger tables read
 * whole.
 */
export type Cost = { blocks: number; scans: string[] }
type Reading = { blocks: number; scans: Record<string, number> }

/** What the running transaction, and the functions it calls, have read so far. */
async function readingOf(db: TenantDb | PlatformDb): Promise<Reading> {
  return db.one(sql<Reading>`
    select sum(pg_stat_get_xact_blocks_fetched(c.oid))::bigint as blocks,
           coalesce(jsonb_object_agg(c.relname, pg_stat_get_xact_numscans(c.oid))
             filter (where c.relkind = 'r' and c.relpages >= ${SMALL_TABLE}), '{}') as scans
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pg_toast') and c.relkind in ('r', 'i', 't')`)
}

/**
 * Wraps a database so that it counts what its transactions read. `take` gives the cost since the last `take`.
 */
export function meterDatabase(database: Database): { database: Database; take(): Cost } {
  let cost: Cost = { blocks: 0, scans: [] }
  const metered = async <T, D extends TenantDb | PlatformDb>(
    db: D,
    work: (db: D) => Promise<T>,
  ): Promise<T> => {
    const before = await readingOf(db)
    const result = await work(db)
    const after = await readingOf(db)
    cost.blocks += after.blocks - before.blocks
    for (const [table, scans] of Object.entries(after.scans))
      if (scans > (before.scans[table] ?? 0)) cost.scans.push(table)
    return result
  }
  return {
    database: {
      ...database,
      // `atOnce` is off, because statements sent all at once bring their COMMIT along, and after it nobody
      // knows what they read.
      inInstitution: (id, work, options) =>
        database.inInstitution(id, (db) => metered(db, work), { ...options, atOnce: false }),
      asPlatform: (reason, work) => database.asPlatform(reason, (db) => metered(db, work)),
    },
    take: () => {
      const taken = { blocks: cost.blocks, scans: [...new Set(cost.scans)].sort() }
      cost = { blocks: 0, scans: [] }
      return taken
    },
  }
}
