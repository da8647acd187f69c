import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/** Bits of `document_access.reasons`, see migration 0007. */
export const AT_WORK = 2
export const NAMED = 4
export const ASSIGNED = 8
export const APPROVER = 16
export const TRANSFER = 32
export const BROADCAST = 256
export const HAS_SHARE = 128
/** Kinds of principals. */
export const PERSON = 1
export const DEPARTMENT = 2

/** Who is to see a document for a reason. */
export type Seers = { readonly document_id: number; readonly ids: readonly number[] }
type Reason = { kind: number; reason: number }

/** The same as rows (document_id, principal_id). */
function pairsOf(seers: readonly Seers[]): Fragment {
  const pairs = seers.flatMap(({ document_id, ids }) => [...new Set(ids)].map((id) => [document_id, id]))
  return sql`unnest(${pairs.map(([document]) => document)}::bigint[], ${pairs.map(([, id]) => id)}::bigint[])`
}

/** Adds a reason for which principals of a kind see some documents. */
export function addReasons(db: TenantDb, seers: readonly Seers[], { kind, reason }: Reason): void {
  db.send(sql`
    insert into document_access as a (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on, department_id)
      select d.institution_id, ${kind}, w.principal_id, d.id, ${reason}, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until,
             d.deadline_on,
             coalesce((select s.department_id from document_access s where s.institution_id = d.institution_id and s.document_id = d.id limit 1), 0)
        from ${pairsOf(seers)} as w (document_id, principal_id)
        join documents d on d.institution_id = ${db.institutionId} and d.id = w.document_id
       order by w.principal_id, d.id
      on conflict on constraint document_access_pkey do update set reasons = a.reasons | excluded.reasons
        where a.reasons & excluded.reasons = 0`)
}

/**
 * Makes the principals of each document the only ones of their kind that have this reason. The documents have to be
 * locked, because the rows of access of a document say together which departments are involved.
 */
export function replaceReasons(db: TenantDb, seers: readonly Seers[], { kind, reason }: Reason): void {
  if (seers.length === 0) return
  const documentIds = seers.map(({ document_id }) => document_id)
  const others = sql`a.institution_id = ${db.institutionId} and a.document_id = any(${documentIds}::bigint[]) and a.principal_kind = ${kind}
     and a.reasons & ${reason} <> 0
     and not exists (select from ${pairsOf(seers)} as w (document_id, principal_id)
                      where w.document_id = a.document_id and w.principal_id = a.principal_id)`
  db.send(sql`delete from document_access a where ${others} and a.reasons & ~${reason}::integer = 0`)
  db.send(sql`update document_access a set reasons = a.reasons & ~${reason}::integer where ${others}`)
  addReasons(db, seers, { kind, reason })
}
