import type { Option } from '@hdoc/contract/resource.ts'
import type { TenantDb } from './database.ts'
import { allOf, type Fragment, sql } from './sql.ts'

/** What a picker asks for: words of a name, or ids (`1,2`) to be named. */
export type OptionQuery = { q: string; ids?: string | undefined }

type Choice = {
  /** Which rows may be chosen anew; those asked for by id are named whatever became of them. */
  offered?: Fragment
  /** What the words are looked for in. */
  text?: Fragment
  order?: Fragment
  /** Which of them stand behind the others, under a heading of their own; said of each when given. */
  aside?: Fragment
  limit?: number
}

/** The first rows (50 unless told) of a table of one institution that fit, by id and name. */
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
