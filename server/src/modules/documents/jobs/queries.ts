import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { unusedContents } from '../../../platform/db/unused-contents.ts'
import { furtherNumbers } from '../../registers/index.ts'
import type { ConfirmedDocument } from '../receipt/confirmation.ts'

/** `email` is the issuer's; '' = none. */
export type ConfirmationRow = ConfirmedDocument & { email: string }

/** Whether the type of a document (alias d) asked for a receipt when it was registered. */
const asksReceipt = sql`(doc_type_as_of(d.institution_id, d.doc_type_id, d.doc_type_version)->>'receipt')::boolean`

/**
 * What a confirmation tells about a registration, and to whom. Undefined when the document was annulled
 * meanwhile, or when no confirmation is due for it.
 */
export function findConfirmation(db: TenantDb, documentId: number): Promise<ConfirmationRow | undefined> {
  return db.maybe(sql<ConfirmationRow>`
    select d.number, d.registered_at, d.registered_on, r.name as register_name, t.name as doc_type_name, d.category, d.issuer_name,
           d.short_description, d.pages, d.annexes, d.deadline_on, d.deadline_reason,
           d.tracking_code,
           d.registered_by_name, d.is_test, d.status, ${furtherNumbers}, coalesce(i.email, '') as email
      from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
      left join issuers i on i.institution_id = d.institution_id and i.id = d.issuer_id
     where d.institution_id = ${db.institutionId} and d.id = ${documentId} and d.annulled_at is null and d.category = 'intrare'
       and ${asksReceipt}`)
}

/**
 * The documents whose confirmation is mailed: incoming ones alone, because the addressee of an outgoing paper
 * gets the paper itself.
 */
export function listToConfirm(db: TenantDb, documentIds: readonly number[]): Promise<{ id: number }[]> {
  return db.rows(sql<{ id: number }>`
    select d.id from documents d
      join issuers i on i.institution_id = d.institution_id and i.id = d.issuer_id and i.email <> ''
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[]) and d.category = 'intrare' and ${asksReceipt}
     order by d.id`)
}

export function listInstitutionIds(db: PlatformDb): Promise<{ id: number }[]> {
  return db.rows(sql<{ id: number }>`select id from institutions order by id`)
}

/**
 * Counts the documents of an institution anew and corrects its counters. Gives how many classes were wrong,
 * and by how many documents in all. The difference is taken in one snapshot, in which documents and counters
 * agree, and added to what the counters say by then. So registrations that go on meanwhile stay counted.
 */
export function correctCounts(
  db: PlatformDb,
  institutionId: number,
): Promise<{ classes: number; documents: number }> {
  return db.one(sql<{ classes: number; documents: number }>`
    with drift as (
      select register_id, access_level, status, resume_status, pending_until, deadline_on, sum(step) as documents
        from (
          select register_id, access_level, status, coalesce(resume_status, 0)::smallint as resume_status,
                 coalesce(pending_until, 'infinity') as pending_until, count_deadline(status, deadline_on) as deadline_on,
                 count(*) as step
            from documents where institution_id = ${institutionId} group by 1, 2, 3, 4, 5, 6
          union all
          select register_id, access_level, status, resume_status, pending_until, deadline_on, -documents
            from document_counts where institution_id = ${institutionId}) sides
       group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0
       order by 1, 2, 3, 4, 5, 6),
    corrected as (
      insert into document_counts as c (institution_id, slot, register_id, access_level, status, resume_status,
                                        pending_until, deadline_on, documents)
      select ${institutionId}, 0, register_id, access_level, status, resume_status, pending_until, deadline_on, documents
        from drift
      on conflict on constraint document_counts_pkey do update set documents = c.documents + excluded.documents)
    select count(*) as classes, coalesce(sum(abs(documents)), 0)::bigint as documents from drift`)
}

/** The same for the totals without days; what it gives is about these totals alone. */
export function correctTotals(
  db: PlatformDb,
  institutionId: number,
): Promise<{ classes: number; documents: number }> {
  return db.one(sql<{ classes: number; documents: number }>`
    with drift as (
      select register_id, access_level, status, sum(step) as documents
        from (
          select register_id, access_level, status, count(*) as step
            from documents where institution_id = ${institutionId} group by 1, 2, 3
          union all
          select register_id, access_level, status, -documents from document_totals where institution_id = ${institutionId}) sides
       group by 1, 2, 3 having sum(step) <> 0
       order by 1, 2, 3),
    corrected as (
      insert into document_totals as t (institution_id, slot, register_id, access_level, status, documents)
      select ${institutionId}, 0, register_id, access_level, status, documents from drift
      on conflict on constraint document_totals_pkey do update set documents = t.documents + excluded.documents)
    select count(*) as classes, coalesce(sum(abs(documents)), 0)::bigint as documents from drift`)
}

/**
 * Corrects the rows of `document_access` that name a wrong department as involved; gives how many documents
 * had such rows.
 */
export async function correctDepartments(
  db: PlatformDb,
  institutionId: number,
): Promise<{ classes: number; documents: number }> {
  const { documents } = await db.one(sql<{ documents: number }>`
    with real as (
      select document_id, case count(*) filter (where principal_kind = 2)
               when 0 then 0 when 1 then max(principal_id) filter (where principal_kind = 2) else -1 end as department_id
        from document_access where institution_id = ${institutionId} group by 1),
    corrected as (
      update document_access a set department_id = r.department_id from real r
       where a.institution_id = ${institutionId} and a.document_id = r.document_id and a.department_id <> r.department_id
      returning a.document_id)
    select count(distinct document_id) as documents from corrected`)
  return { classes: documents, documents }
}

/** The same for the totals of the rows that name people and departments. */
export function correctAccessTotals(
  db: PlatformDb,
  institutionId: number,
): Promise<{ classes: number; documents: number }> {
  return db.one(sql<{ classes: number; documents: number }>`
    with drift as (
      select principal_kind, principal_id, department_id, register_id, access_level, status, sum(step) as documents
        from (
          select principal_kind, principal_id, department_id, register_id, access_level, status, count(*) as step
            from document_access where institution_id = ${institutionId} and principal_kind < 3 and department_id >= 0
           group by 1, 2, 3, 4, 5, 6
          union all
          select principal_kind, principal_id, department_id, register_id, access_level, status, -documents
            from document_access_totals where institution_id = ${institutionId}) sides
       group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0
       order by 1, 2, 5, 4, 6, 3),
    corrected as (
      insert into document_access_totals as t (institution_id, slot, principal_kind, principal_id, department_id, register_id, access_level, status, documents)
      select ${institutionId}, 0, principal_kind, principal_id, department_id, register_id, access_level, status, documents from drift
      on conflict on constraint document_access_totals_pkey do update set documents = t.documents + excluded.documents)
    select count(*) as classes, coalesce(sum(abs(documents)), 0)::bigint as documents from drift`)
}

/** Adds up the sixteen slots of each class in the first slot and deletes rows that count nothing. */
export async function compactCounts(db: PlatformDb, institutionId: number): Promise<void> {
  await db.run(sql`
    with spread as (
      select ctid from document_counts
       where institution_id = ${institutionId} and slot <> 0
       order by register_id, access_level, status, resume_status, pending_until, deadline_on, slot
         for update),
    moved as (
      delete from document_counts c using spread where c.ctid = spread.ctid
      returning c.register_id, c.access_level, c.status, c.resume_status, c.pending_until, c.deadline_on, c.documents)
    insert into document_counts as c (institution_id, slot, register_id, access_level, status, resume_status,
                                      pending_until, deadline_on, documents)
    select ${institutionId}, 0, register_id, access_level, status, resume_status, pending_until, deadline_on, sum(documents)
      from moved group by 3, 4, 5, 6, 7, 8 order by 3, 4, 5, 6, 7, 8
    on conflict on constraint document_counts_pkey do update set documents = c.documents + excluded.documents`)
  await db.run(sql`delete from document_counts where institution_id = ${institutionId} and documents = 0`)
}

/** The same for the totals. */
export async function compactTotals(db: PlatformDb, institutionId: number): Promise<void> {
  await db.run(sql`
    with spread as (
      select ctid from document_totals where institution_id = ${institutionId} and slot <> 0
       order by register_id, access_level, status, slot
         for update),
    moved as (
      delete from document_totals t using spread where t.ctid = spread.ctid
      returning t.register_id, t.access_level, t.status, t.documents)
    insert into document_totals as t (institution_id, slot, register_id, access_level, status, documents)
    select ${institutionId}, 0, register_id, access_level, status, sum(documents)
      from moved group by 3, 4, 5 order by 3, 4, 5
    on conflict on constraint document_totals_pkey do update set documents = t.documents + excluded.documents`)
  await db.run(sql`delete from document_totals where institution_id = ${institutionId} and documents = 0`)
}

/** The same for the totals of people and departments. */
export async function compactAccessTotals(db: PlatformDb, institutionId: number): Promise<void> {
  await db.run(sql`
    with spread as (
      select ctid from document_access_totals where institution_id = ${institutionId} and slot <> 0
       order by principal_kind, principal_id, access_level, register_id, status, department_id, slot
         for update),
    moved as (
      delete from document_access_totals t using spread where t.ctid = spread.ctid
      returning t.principal_kind, t.principal_id, t.department_id, t.register_id, t.access_level, t.status, t.documents)
    insert into document_access_totals as t (institution_id, slot, principal_kind, principal_id, department_id, register_id, access_level, status, documents)
    select ${institutionId}, 0, principal_kind, principal_id, department_id, register_id, access_level, status, sum(documents)
      from moved group by 3, 4, 5, 6, 7, 8 order by 3, 4, 7, 6, 8, 5
    on conflict on constraint document_access_totals_pkey do update set documents = t.documents + excluded.documents`)
  await db.run(
    sql`delete from document_access_totals where institution_id = ${institutionId} and documents = 0`,
  )
}

/**
 * Removes the rows of uploads that nobody attached in time. Gives the hashes of contents that no file, person
 * or institution has any more (a logo may have been downloaded and sent again).
 */
export async function removeWaitingUploads(db: PlatformDb, before: Date): Promise<string[]> {
  const removed = await db.rows(sql<{ sha256: string }>`
    with gone as (
      delete from files where document_id is null and created_at < ${before.toISOString()}::timestamptz
      returning institution_id, id, sha256)
    select sha256 from gone
     union select v.sha256 from earlier_file_versions v join gone g on g.institution_id = v.institution_id and g.id = v.file_id`)
  return unusedContents(db, removed)
}

/**
 * Stores what lists show already: the status before the waiting, for at most `limit` documents. The version
 * stays, because nobody sees another document than before. A document that somebody changes just now is left
 * for the next turn.
 */
export function endPending(
  db: TenantDb,
  today: string,
  limit: number,
): Promise<{ id: number; status: number }[]> {
  return db.rows(sql<{ id: number; status: number }>`
    with ended as (
      select id from documents
       where institution_id = ${db.institutionId} and status = 15 and pending_until <= ${today}::date
       order by id limit ${limit} for update skip locked)
    update documents d set status = d.resume_status, resume_status = null, pending_until = null
      from ended where d.institution_id = ${db.institutionId} and d.id = ended.id
    returning d.id, d.status`)
}
