import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from './visibility.ts'

/**
 * Keeps the ids of the documents that the viewer sees: newest first, at most `limit`. `ids` were found
 * without regard to rights.
 */
export async function keepVisible(
  db: TenantDb,
  viewer: Viewer,
  ids: readonly number[],
  limit: number,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.rows(sql<{ id: number }>`
    select d.id from (select distinct id from unnest(${[...ids]}::bigint[]) x(id) order by id desc) x
      join documents d on d.institution_id = ${db.institutionId} and d.id = x.id
     where ${isVisible(db, viewer)} order by x.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
