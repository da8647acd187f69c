import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { sql } from '../../../../platform/db/sql.ts'

export interface CountRow {
  institution_id: number
  tag: string
  code: string
  status: number
  counted: number
  real: number
}

/** The rows of `bad`, with the names of their institution and register. */
const badClasses = sql`
    select b.institution_id, i.tag, coalesce(r.code, b.register_id::text) as code, b.status, b.counted, b.real
      from bad b
      join institutions i on i.id = b.institution_id
      left join registers r on r.institution_id = b.institution_id and r.id = b.register_id
     order by 1`

/** Gives the first class of each institution whose counters differ from the number of its documents. */
export function findCountBreaks(db: PlatformDb, scope: Scope): Promise<CountRow[]> {
  return db.rows(sql<CountRow>`
    with sides as (
      select institution_id, register_id, access_level, status, coalesce(resume_status, 0)::smallint as resume_status,
             coalesce(pending_until, 'infinity') as pending_until, count_deadline(status, deadline_on) as deadline_on,
             count(*) as real, 0::bigint as counted
        from documents where ${inScope('institution_id', scope)} group by 1, 2, 3, 4, 5, 6, 7
      union all
      select institution_id, register_id, access_level, status, resume_status, pending_until, deadline_on, 0, documents
        from document_counts where ${inScope('institution_id', scope)}),
    classes as (
      select institution_id, register_id, access_level, status, resume_status, pending_until, deadline_on,
             sum(real)::bigint as real, sum(counted)::bigint as counted
        from sides group by 1, 2, 3, 4, 5, 6, 7 having sum(real) <> sum(counted)),
    bad as (select distinct on (institution_id) * from classes order by institution_id, register_id, status, deadline_on)
    ${badClasses}`)
}

/** Does the same as `findCountBreaks` for the totals, which have no days. */
export function findTotalBreaks(db: PlatformDb, scope: Scope): Promise<CountRow[]> {
  return db.rows(sql<CountRow>`
    with sides as (
      select institution_id, register_id, access_level, status, count(*) as real, 0::bigint as counted
        from documents where ${inScope('institution_id', scope)} group by 1, 2, 3, 4
      union all
      select institution_id, register_id, access_level, status, 0, documents
        from document_totals where ${inScope('institution_id', scope)}),
    classes as (
      select institution_id, register_id, access_level, status, sum(real)::bigint as real, sum(counted)::bigint as counted
        from sides group by 1, 2, 3, 4 having sum(real) <> sum(counted)),
    bad as (select distinct on (institution_id) * from classes order by institution_id, register_id, status, access_level)
    ${badClasses}`)
}

export interface AccessCountRow {
  institution_id: number
  tag: string
  kind: number
  principal_id: number
  counted: number
  real: number
}

/**
 * Gives the first person or department of each institution whose totals differ from the number of documents
 * that name them.
 */
export function findAccessTotalBreaks(db: PlatformDb, scope: Scope): Promise<AccessCountRow[]> {
  return db.rows(sql<AccessCountRow>`
    with sides as (
      select institution_id, principal_kind, principal_id, department_id, register_id, access_level, status, count(*) as real, 0::bigint as counted
        from document_access where ${inScope('institution_id', scope)} and principal_kind < 3 and department_id >= 0 group by 1, 2, 3, 4, 5, 6, 7
      union all
      select institution_id, principal_kind, principal_id, department_id, register_id, access_level, status, 0, documents
        from document_access_totals where ${inScope('institution_id', scope)}),
    classes as (
      select institution_id, principal_kind as kind, principal_id, sum(real)::bigint as real, sum(counted)::bigint as counted
        from sides group by 1, 2, 3, department_id, register_id, access_level, status having sum(real) <> sum(counted)),
    bad as (select distinct on (institution_id) * from classes order by institution_id, kind, principal_id)
    select b.institution_id, i.tag, b.kind, b.principal_id, b.counted, b.real
      from bad b join institutions i on i.id = b.institution_id order by 1`)
}

export interface AccessRow {
  institution_id: number
  tag: string
  document_id: number
  number: string
}

/** The first document of each institution whose visibility rows say something else than the document. */
export function findAccessBreaks(db: PlatformDb, scope: Scope): Promise<AccessRow[]> {
  return db.rows(sql<AccessRow>`
    with bad as (
      select distinct on (a.institution_id) a.institution_id, a.document_id, d.number
        from document_access a
        join documents d on d.institution_id = a.institution_id and d.id = a.document_id
       where ${inScope('a.institution_id', scope)}
         and ((a.register_id, a.access_level, a.status, a.resume_status, a.pending_until, a.deadline_on)
             is distinct from (d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on)
           or a.department_id <> (
             select case count(*) when 0 then 0 when 1 then max(o.principal_id) else -1 end from document_access o
              where o.institution_id = a.institution_id and o.document_id = a.document_id and o.principal_kind = 2))
       order by a.institution_id, a.document_id)
    select b.institution_id, i.tag, b.document_id, b.number from bad b join institutions i on i.id = b.institution_id order by 1`)
}
