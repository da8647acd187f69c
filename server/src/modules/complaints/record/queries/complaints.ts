import type { ComplaintOrigin, ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type ListedComplaint = {
  id: number
  number: string
  type_id: number
  type_name: string
  type_icon: ComplaintIcon
  type_color: string
  status: ComplaintStatus
  lat: number | null
  lng: number | null
  locality: string
  street: string
  street_number: string
  description: string
  confirmed_at: string
  deadline_on: string | null
  group_id: number | null
  group_name: string | null
  supporters: number
  photos: number
  origin: ComplaintOrigin
}

export type ComplaintRow = ListedComplaint & {
  name: string
  email: string
  phone: string
  added_by_name: string
  fault: string
  /** What its type asked beside; null = nothing, or it was erased. */
  answers_id: number | null
  document_id: number | null
  register_name: string | null
  accepted_at: string | null
  accepted_by_name: string
  answer: string
  authority: string
  joined_to_id: number | null
  joined_to_number: string | null
  type_authority: string
  type_answers: string[]
  type_group_id: number | null
  after_hours: boolean
  /** When its document was closed; null while it is worked on. */
  ended_at: string | null
  version: number
}
export type ChangingComplaint = Granted<'complaint.change', ComplaintRow>

export const listedColumns = sql`c.id, c.number, c.type_id, t.name as type_name, t.icon as type_icon, t.color as type_color, c.status, c.lat, c.lng,
  c.locality, c.street, c.street_number, c.description, c.confirmed_at, c.deadline_on, g.id as group_id, g.name as group_name, c.origin,
  (select count(*) from complaint_supporters s where s.institution_id = c.institution_id and s.complaint_id = c.id) as supporters,
  (select count(*) from files f where f.institution_id = c.institution_id and f.complaint_id = c.id
      and not exists (select from complaint_photos p where p.institution_id = f.institution_id and p.shown_file_id = f.id)) as photos`
/** A complaint lies with the department of its document, before it has one with that of its type. */
export const listedFrom = sql`complaints c
  join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
  left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
  left join user_groups g on g.institution_id = c.institution_id
    and g.id = case when c.document_id is null then t.group_id else d.group_id end`

/** The same to count them: their type gives its department before there is a document, and nothing else that is filtered. */
export const countedFrom = sql`complaints c
  left join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
  left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
  left join user_groups g on g.institution_id = c.institution_id
    and g.id = case when c.document_id is null then t.group_id else d.group_id end`

/** The trail knows when a document was closed, whatever closed it. */
const endedAt = sql`case when c.status not in ('open', 'in_progress') then (
  select max(e.at) from audit_entries e
   where e.institution_id = c.institution_id and e.subject_type = 'document' and e.subject_id = c.document_id
     and e.action in ('document.status_changed', 'document.annulled')) end`

const whole = (which: Fragment) => sql`
  select ${listedColumns}, c.name, c.email, c.phone, c.added_by_name, c.fault, c.answers_id, c.document_id, r.name as register_name, c.accepted_at,
         c.accepted_by_name, c.answer, c.authority, c.joined_to_id, j.number as joined_to_number, t.authority as type_authority,
         to_jsonb(t.answers) as type_answers, t.group_id as type_group_id, t.after_hours, ${endedAt} as ended_at, c.version
    from ${listedFrom}
    left join registers r on r.institution_id = d.institution_id and r.id = d.register_id
    left join complaints j on j.institution_id = c.institution_id and j.id = c.joined_to_id
   where ${which}`

export function findComplaint(db: TenantDb, id: number): Promise<ComplaintRow | undefined> {
  return db.maybe(sql<ComplaintRow>`${whole(sql`c.institution_id = ${db.institutionId} and c.id = ${id}`)}`)
}

/** Complaints that are joined to another one, oldest first. */
export function listJoined(db: TenantDb, id: number): Promise<ComplaintRow[]> {
  return db.rows(sql<ComplaintRow>`
    ${whole(sql`c.institution_id = ${db.institutionId} and c.joined_to_id = ${id}`)} order by c.id`)
}

/** The documents of some complaints; those without one are left out. */
export async function listDocumentsOf(
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; document_id: number }[]> {
  return db.rows(sql<{ id: number; document_id: number }>`
    select id, document_id from complaints
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and document_id is not null order by document_id`)
}

/** Locks complaints in the order of their ids; whoever does so holds their documents already. */
export async function lockComplaints(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from complaints where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

export type NewComplaint = {
  type_id: number
  origin: ComplaintOrigin
  at: Date
  by: { institutionId: number; id: number | null; name: string }
  description: string
  lat: number | null
  lng: number | null
  locality: string
  street: string
  street_number: string
  name: string
  email: string
  phone: string
  answersId: number | null
}

export async function addComplaint(db: TenantDb, v: NewComplaint): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_id, added_by_name, description,
                            lat, lng, locality, street, street_number, name, email, phone, answers_id)
    values (${db.institutionId}, ${v.type_id}, ${v.origin}, ${v.at.toISOString()}::timestamptz, ${v.by.institutionId}, ${v.by.id}, ${v.by.name},
            ${v.description}, ${v.lat}, ${v.lng}, ${v.locality}, ${v.street}, ${v.street_number}, ${v.name}, ${v.email}, ${v.phone}, ${v.answersId})
    returning id`)
  return id
}

/** A complaint got its document: from now on its status follows it. */
export function storeNumber(
  db: TenantDb,
  id: number,
  given: { documentId: number; number: string; deadlineOn: string | null },
): Promise<number> {
  return db.run(sql`
    update complaints set document_id = ${given.documentId}, number = ${given.number}, deadline_on = ${given.deadlineOn}, fault = '',
           version = version + 1
     where institution_id = ${db.institutionId} and id = ${id} and document_id is null`)
}

/** Says why a complaint has no number yet; tells whether that is new. */
export async function storeFault(db: TenantDb, id: number, fault: string): Promise<boolean> {
  const changed = await db.run(sql`
    update complaints set fault = ${fault}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id} and document_id is null and fault <> ${fault}`)
  return changed > 0
}

export function storeAnswer(
  db: TenantDb,
  complaint: ChangingComplaint,
  { answer, authority = '' }: { answer: string; authority?: string },
): Promise<number> {
  return db.run(sql`
    update complaints set answer = ${answer}, authority = ${authority}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${complaint.id}`)
}

export function storeJoin(db: TenantDb, complaint: ChangingComplaint, toId: number | null): Promise<number> {
  return db.run(sql`
    update complaints set joined_to_id = ${toId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${complaint.id}`)
}

type Place = { lat: number; lng: number; locality: string; street: string; street_number: string }
export function storePlace(db: TenantDb, complaint: ChangingComplaint, v: Place): Promise<number> {
  return db.run(sql`
    update complaints set lat = ${v.lat}, lng = ${v.lng}, locality = ${v.locality}, street = ${v.street}, street_number = ${v.street_number},
           version = version + 1
     where institution_id = ${db.institutionId} and id = ${complaint.id}`)
}

/** Puts files that belong to nobody yet with a complaint; gives how many. */
export function takeFiles(db: TenantDb, id: number, fileIds: readonly number[]): Promise<number> {
  return db.run(sql`
    update files set complaint_id = ${id}
     where institution_id = ${db.institutionId} and id = any(${[...fileIds]}::bigint[]) and complaint_id is null`)
}

/** A content of the file store that belongs to a complaint. */
export type SentFile = { name: string; mime: string; kind: string; size: number; sha256: string }

/** Keeps what a person sent with their complaint; it waits for the complaint's document. */
export async function addFiles(
  db: TenantDb,
  id: number,
  { files, at, by }: { files: readonly SentFile[]; at: Date; by: string },
): Promise<void> {
  for (const { name, mime, kind, size, sha256 } of files)
    await db.run(sql`
      insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
      values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at.toISOString()}::timestamptz, ${by}, ${id})`)
}

/** Gives the files of a complaint to its document; the copies for the public stay apart. */
export function giveFilesToDocument(
  db: TenantDb,
  id: number,
  documentId: number,
): Promise<{ name: string; sha256: string }[]> {
  return db.rows(sql<{ name: string; sha256: string }>`
    update files f set document_id = ${documentId}
     where f.institution_id = ${db.institutionId} and f.complaint_id = ${id} and f.document_id is null
       and not exists (select from complaint_photos p where p.institution_id = f.institution_id and p.shown_file_id = f.id)
    returning f.name, f.sha256`)
}
