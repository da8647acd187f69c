import type { DayType, FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { OpeningHours } from '@hdoc/contract/settings/opening-hours.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type NumberingFacts = {
  register_id: number | null
  doc_type_id: number | null
  group_id: number | null
  deadline_days: number
  after_hours: boolean
  /** The register can number what comes online. */
  online: boolean
  doc_deadline_days: number
  doc_day_type: DayType
  opening_hours: OpeningHours[]
  free_days: FreeDay[]
}

/** What the registration of a complaint of a type looks at. */
export function getNumberingFacts(db: TenantDb, typeId: number): Promise<NumberingFacts> {
  return db.one(sql<NumberingFacts>`
    select t.register_id, t.doc_type_id, t.group_id, t.deadline_days, t.after_hours, coalesce(r.online and not r.closed, false) as online,
           coalesce(d.deadline_days, 0) as doc_deadline_days, coalesce(d.day_type, 'calendar') as doc_day_type, i.opening_hours, i.free_days
      from complaint_types t
      join institutions i on i.id = t.institution_id
      left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
      left join doc_types d on d.institution_id = t.institution_id and d.id = t.doc_type_id
     where t.institution_id = ${db.institutionId} and t.id = ${typeId}`)
}

/** Complaints that wait for a number, in the order in which they came. */
export async function listWaiting(
  db: TenantDb,
  upTo: number | null,
): Promise<{ id: number; type_id: number }[]> {
  return db.rows(sql<{ id: number; type_id: number }>`
    select id, type_id from complaints
     where institution_id = ${db.institutionId} and document_id is null and (${upTo}::bigint is null or id <= ${upTo})
     order by confirmed_at, id limit 500`)
}

/** Institutions in which complaints wait for a number. */
export async function listInstitutionsWaiting(db: PlatformDb): Promise<number[]> {
  const rows = await db.rows(
    sql<{
      institution_id: number
    }>`select distinct institution_id from complaints where document_id is null order by 1`,
  )
  return rows.map(({ institution_id }) => institution_id)
}

/** Adds somebody to those who said that a complaint is theirs too; false when they are among them already. */
export async function addSupporter(
  db: TenantDb,
  { complaintId, email, at }: { complaintId: number; email: string; at: Date },
): Promise<boolean> {
  const added = await db.run(sql`
    insert into complaint_supporters (institution_id, complaint_id, email, confirmed_at)
    values (${db.institutionId}, ${complaintId}, ${email}, ${at.toISOString()}::timestamptz)
    on conflict do nothing`)
  return added > 0
}
