import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The document of each of some steps. */
export async function listPlaces(
  db: TenantDb,
  stepIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows(sql<{ id: number; document_id: number }>`
    select s.id, r.document_id from approval_steps s
      join approval_requests r on r.institution_id = s.institution_id and r.id = s.request_id
     where s.institution_id = ${db.institutionId} and s.id = any(${[...stepIds]}::bigint[])`)
  return new Map(rows.map(({ id, document_id }) => [id, document_id]))
}
