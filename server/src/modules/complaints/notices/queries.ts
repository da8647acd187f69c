import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ToldComplaint = {
  id: number
  number: string
  type_name: string
  fault: string
  group_id: number | null
  told_user_ids: number[]
  added_by_institution_id: number
  added_by_id: number | null
}

export function findToldComplaint(db: TenantDb, id: number): Promise<ToldComplaint | undefined> {
  return db.maybe(sql<ToldComplaint>`
    select c.id, c.number, t.name as type_name, c.fault, coalesce(d.group_id, t.group_id) as group_id,
           to_jsonb(t.told_user_ids) as told_user_ids, c.added_by_institution_id, c.added_by_id
      from complaints c
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
      left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
     where c.institution_id = ${db.institutionId} and c.id = ${id}`)
}

/** Active people who may see complaints, of all or of some. */
export async function listSeeing(db: TenantDb, among: readonly number[] | null): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select u.id from users u cross join lateral person_rights(u.institution_id, u.id) p
     where u.institution_id = ${db.institutionId} and u.state = 'active' and (p.is_admin or 'complaint.view' = any(p.permissions))
       and (${among === null} or u.id = any(${[...(among ?? [])]}::bigint[])) order by u.id`)
  return rows.map(({ id }) => id)
}

export type MailedComplaint = {
  id: number
  number: string
  type_name: string
  description: string
  status: ComplaintStatus
  email: string
  name: string
  answer: string
  authority: string
  deadline_on: string | null
  group_name: string | null
  tracking_code: string | null
}

/** A complaint as its person is told of it; of a joined one the answer of the main one, where it has none of its own. */
export function findMailed(db: TenantDb, id: number): Promise<MailedComplaint | undefined> {
  return db.maybe(sql<MailedComplaint>`
    select c.id, c.number, t.name as type_name, c.description, c.status, c.email, c.name,
           case when c.answer = '' then coalesce(m.answer, '') else c.answer end as answer, c.authority, c.deadline_on,
           g.name as group_name, d.tracking_code
      from complaints c
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
      left join complaints m on m.institution_id = c.institution_id and m.id = c.joined_to_id
      left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
      left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
     where c.institution_id = ${db.institutionId} and c.id = ${id}`)
}

export function findPublicComment(
  db: TenantDb,
  id: number,
): Promise<{ body: string; by: string } | undefined> {
  return db.maybe(sql<{ body: string; by: string }>`
    select body, by_name as by from complaint_comments
     where institution_id = ${db.institutionId} and id = ${id} and is_public and not from_person`)
}

export type Supporter = { id: number; email: string }
/** People who said that a complaint is theirs too, and were not told how it ended. */
export function listSupporters(db: TenantDb, complaintId: number): Promise<Supporter[]> {
  return db.rows(sql<Supporter>`
    select id, email from complaint_supporters
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} and email <> '' order by id`)
}

export function findSupporter(db: TenantDb, id: number): Promise<Supporter | undefined> {
  return db.maybe(sql<Supporter>`
    select id, email from complaint_supporters where institution_id = ${db.institutionId} and id = ${id} and email <> ''`)
}

/** Somebody was told: their address is needed no longer. */
export function storeTold(db: TenantDb, id: number, at: Date): Promise<number> {
  return db.run(sql`
    update complaint_supporters set email = '', told_at = ${at.toISOString()}::timestamptz
     where institution_id = ${db.institutionId} and id = ${id}`)
}
