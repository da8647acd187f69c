import type { PlatformDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

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
