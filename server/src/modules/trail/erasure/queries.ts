import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Empties the contents of all entries about some subjects. */
export async function emptyContentsAbout(
  db: TenantDb,
  subject: { type: string; ids: readonly number[] },
  erasure: { at: Date; by: string; reason: string },
): Promise<number[]> {
  const entries = await db.rows(sql<{ id: number }>`
    select e.id from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${subject.type} and e.subject_id = any(${[...subject.ids]}::bigint[])`)
  return emptyContents(
    db,
    entries.map(({ id }) => id),
    erasure,
  )
}

/** Empties the content of entries and keeps that it was asked for; gives the ids that had content. */
export async function emptyContents(
  db: TenantDb,
  ids: readonly number[],
  erasure: { at: Date; by: string; reason: string },
): Promise<number[]> {
  const rows = await db.rows(sql<{ entry_id: number }>`
    with emptied as (
      delete from audit_payloads where institution_id = ${db.institutionId} and entry_id = any(${[...ids]}::bigint[]) returning entry_id)
    insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason)
    select ${db.institutionId}::bigint, entry_id, ${erasure.at}::timestamptz, ${erasure.by}, ${erasure.reason} from emptied returning entry_id`)
  return rows.map(({ entry_id }) => entry_id)
}
