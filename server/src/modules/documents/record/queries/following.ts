import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DocumentRow } from './documents.ts'

/** A document as it follows what moves it: a case, or whoever took its paper over. */
export type FollowingRow = Pick<
  DocumentRow,
  'id' | 'status' | 'resume_status' | 'pending_until' | 'group_id' | 'group_name'
>

/** Some documents, whoever asks. */
export async function listFollowing(
  db: TenantDb,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, FollowingRow>> {
  const rows = await db.rows(sql<FollowingRow>`
    select d.id, d.status, d.resume_status, d.pending_until, d.group_id, g.name as group_name
      from documents d left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The names of some departments. */
export async function nameDepartments(
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(sql<{ id: number; name: string }>`
    select id, name from user_groups where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
