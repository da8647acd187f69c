import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/**
 * What every table holds of an institution: how many rows and a hash of their texts, whatever their order. Tables without
 * rows of it are left out, and so are those that are named.
 */
export async function tableStates(
  database: Database,
  institutionId: number,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  return database.inInstitution(institutionId, async (db) => {
    const tables = await db.rows(sql<{ name: string }>`
      select c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'institution_id' and not a.attisdropped
       where c.relkind = 'r' and c.relname <> all(${[...without]}::text[]) order by 1`)
    const states: Record<string, string> = {}
    for (const { name } of tables) {
      const state = await db.one(sql<{ rows: number; hash: string | null }>`
        select count(*) as rows, md5(string_agg(t::text, chr(10) order by t::text)) as hash
          from ${sql.table(name)} t where institution_id = ${institutionId}`)
      if (state.rows > 0) states[name] = `${state.rows} ${state.hash}`
    }
    return states
  })
}
