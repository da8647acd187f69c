import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/list/list-sql.ts'
import { allOf, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

export async function namePeople(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(sql<Option>`
    select id, name from users where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Open cases whose number or title has the text, newest first; or those with these ids, open or not. */
export function listCaseOptions(
  db: TenantDb,
  viewer: Viewer,
  { q, ids }: { q: string; ids?: string | undefined },
): Promise<Option[]> {
  const like = `%${escapeLike(q)}%`
  const chosen = ids
    ? sql`c.id = any(${ids.split(',').map(Number)}::bigint[])`
    : allOf([
        sql`c.status <> 'closed'`,
        sql`(fold(c.number) like fold(${like}) or fold(c.title) like fold(${like}))`,
      ])
  return db.rows(sql<Option>`
    select c.id, c.number || ' · ' || c.title as name
      from cases c join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
     where c.institution_id = ${db.institutionId} and ${chosen} and ${isVisible(db, viewer)}
     order by c.id desc limit 50`)
}
