import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { TenantDb } from '../database.ts'
import { allOf, type Fragment, sql } from '../sql.ts'

/**
 * The query of a picker: `q` is text to find in names; `ids` (`1,2`) asks for
 * the names of chosen rows instead.
 */
export type OptionQuery = { q: string; ids?: string | undefined }

type Choice = {
  /**
   * The rows that may be chosen now. Rows asked for by id are named even when
   * they may not be chosen any more.
   */
  offered?: Fragment
  /** The text that `q` is looked for in; the name when not given. */
  text?: Fragment
  order?: Fragment
  /**
   * True for rows that the picker shows after the others, under their own heading;
   * when given, each row carries it.
   */
  aside?: Fragment
  limit?: number
}

/**
 * The id and name of the first fitting rows of a table in one institution; at
 * most 50 unless `limit` says more.
 */
export function listOptions(
  db: TenantDb,
  table: string,
  { q, ids }: OptionQuery,
  {
    offered = sql`true`,
    text = sql`name`,
    order = sql`name collate romanian`,
    aside,
    limit = 50,
  }: Choice = {},
): Promise<Option[]> {
  const chosen = ids
    ? sql`id = any(${ids.split(',').map(Number)}::bigint[])`
    : allOf([offered, sql`position(fold(${q}) in fold(${text})) > 0`])
  return db.rows(sql<Option>`
    select id, name${aside ? sql`, ${aside} as aside` : sql``} from ${sql.table(table)} where institution_id = ${db.institutionId} and ${chosen} order by ${order} limit ${limit}`)
}
