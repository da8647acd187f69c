import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Whose = {
  issuerIds: readonly number[]
  /** In small letters. */
  emails: readonly string[]
  answersIds: readonly number[]
}

/**
 * What a person handed in: what was registered in their name, and what came without a document from their confirmed address or
 * with their CNP.
 */
export async function listHandedIn(
  db: TenantDb,
  { issuerIds, emails, answersIds }: Whose,
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select s.id from submissions s
      left join documents d on d.institution_id = s.institution_id and d.id = s.document_id
     where s.institution_id = ${db.institutionId}
       and (d.issuer_id = any(${[...issuerIds]}::bigint[])
            or (s.document_id is null and (lower(s.email) = any(${[...emails]}::text[]) or s.answers_id = any(${[...answersIds]}::bigint[]))))
     order by s.id`)
  return rows.map(({ id }) => id)
}
