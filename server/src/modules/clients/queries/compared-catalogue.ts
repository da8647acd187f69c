import type { ClientCatalogue } from '@hdoc/contract/clients/institution-values.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { Copy } from './catalogue.ts'

export type CatalogueTable = 'registers' | 'doc_types' | 'user_groups'

/**
 * SQL for whether the client has the row `x` of the catalogue: 'name' when a name matches as the search folds
 * it, for registers also 'code', else 'no'.
 */
function there(into: TenantDb, table: CatalogueTable): Fragment {
  const has = (same: Fragment) =>
    sql`exists (select from ${sql.table(table)} n where n.institution_id = ${into.institutionId} and ${same})`
  const name = sql`fold(n.name) = fold(x.name)`
  switch (table) {
    case 'registers':
      return sql`case when ${has(name)} then 'name' when ${has(sql`lower(n.code) = lower(x.code)`)} then 'code' else 'no' end`
    case 'doc_types':
      return sql`case when ${has(sql`n.category = x.category and ${name}`)} then 'name' else 'no' end`
    case 'user_groups':
      return sql`case when ${has(name)} then 'name' else 'no' end`
  }
}

/** The catalogue, each entry with whether the client has it. */
export function compareCatalogue(from: TenantDb, into: TenantDb): Promise<ClientCatalogue> {
  const f = from.institutionId
  return into.one(sql<ClientCatalogue>`
    select coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'code', x.code, 'there', ${there(into, 'registers')})
                            order by x.name collate romanian)
              from registers x where x.institution_id = ${f} and not x.closed), '[]') as registers,
           coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'category', x.category, 'there', ${there(into, 'doc_types')})
                            order by x.category, x.name collate romanian)
              from doc_types x where x.institution_id = ${f}), '[]') as doc_types,
           coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'there', ${there(into, 'user_groups')})
                            order by x.name collate romanian)
              from user_groups x where x.institution_id = ${f} and x.active), '[]') as groups`)
}

/**
 * The ids of the catalogue's rows that the client lacks; a register that was closed meanwhile is left out.
 */
export async function lackedIds(table: CatalogueTable, { from, into, ids }: Copy): Promise<number[]> {
  const open = table === 'registers' ? sql`not x.closed` : sql`true`
  const rows = await into.rows(sql<{ id: number }>`
    select x.id from ${sql.table(table)} x
     where x.institution_id = ${from.institutionId} and x.id = any(${[...ids]}::bigint[]) and ${open}
       and ${there(into, table)} = 'no' order by x.id`)
  return rows.map(({ id }) => id)
}

/** How registers of the catalogue write their numbers: pattern and code. */
export function listPatterns(
  from: TenantDb,
  registerIds: readonly number[],
): Promise<{ pattern: string; code: string }[]> {
  return from.rows(sql<{ pattern: string; code: string }>`
    select pattern, code from registers
     where institution_id = ${from.institutionId} and id = any(${[...registerIds]}::bigint[]) order by id`)
}
