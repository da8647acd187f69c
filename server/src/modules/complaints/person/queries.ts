import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Whose = {
  issuerIds: readonly number[]
  /** In small letters. */
  emails: readonly string[]
  answersIds: readonly number[]
}

/**
 * What a person reported: what was registered in their name, and what waits for its number and came from their confirmed
 * address or with their CNP.
 */
export async function listReportedBy(
  db: TenantDb,
  { issuerIds, emails, answersIds }: Whose,
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select c.id from complaints c join documents d on d.institution_id = c.institution_id and d.id = c.document_id
     where c.institution_id = ${db.institutionId} and d.issuer_id = any(${[...issuerIds]}::bigint[])
    union
    select c.id from complaints c
     where c.institution_id = ${db.institutionId} and c.document_id is null
       and (lower(c.email) = any(${[...emails]}::text[]) or c.answers_id = any(${[...answersIds]}::bigint[]))
     order by 1`)
  return rows.map(({ id }) => id)
}
