import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/** Bits of `document_access.reasons` and kinds of principals, see migration 0007. */
const AT_WORK = 2
const TRANSFER = 32
const BROADCAST = 256
const PERSON = 1
const DEPARTMENT = 2

/** A document whose paper or work moves with a transfer. */
export type MovedPaper = Granted<'document.move', { readonly document_id: number }>
const idsOf = (papers: readonly { document_id: number }[]): number[] =>
  papers.map(({ document_id }) => document_id)

/** Locks documents in the order of their ids, as everybody does who locks several. */
export async function lockDocumentsInOrder(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from documents where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

type Principals = { kind: number; reason: number; ids: readonly number[] }

/** Adds a reason for which principals of a kind see some documents. */
const add = (
  db: TenantDb,
  documentIds: readonly number[],
  { kind, reason, ids }: Principals,
): Fragment => sql`
    insert into document_access as a (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on, department_id)
      select d.institution_id, ${kind}, p, d.id, ${reason}, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on,
             coalesce((select s.department_id from document_access s where s.institution_id = d.institution_id and s.document_id = d.id limit 1), 0)
        from documents d, unnest(${[...ids]}::bigint[]) p
       where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[])
       order by p, d.id
      on conflict on constraint document_access_pkey do update set reasons = a.reasons | excluded.reasons
        where a.reasons & excluded.reasons = 0`

/** Takes a reason from all departments but one. */
async function leaveTo(
  db: TenantDb,
  documentIds: readonly number[],
  reason: number,
  groupId: number,
): Promise<void> {
  const others = sql`institution_id = ${db.institutionId} and document_id = any(${[...documentIds]}::bigint[])
     and principal_kind = ${DEPARTMENT} and reasons & ${reason} <> 0 and principal_id <> ${groupId}`
  await db.run(sql`delete from document_access where ${others} and reasons & ~${reason}::integer = 0`)
  await db.run(sql`update document_access set reasons = reasons & ~${reason}::integer where ${others}`)
}

/** Lets people see documents because they send or receive them. */
export async function letTransferrersSee(
  db: TenantDb,
  documentIds: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  if (documentIds.length === 0 || userIds.length === 0) return
  await db.run(add(db, documentIds, { kind: PERSON, reason: TRANSFER, ids: userIds }))
}

/** Lets departments see documents that are broadcast to them for information. */
export async function letDepartmentsSee(
  db: TenantDb,
  documentIds: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  if (documentIds.length === 0 || groupIds.length === 0) return
  await lockDocumentsInOrder(db, documentIds)
  await db.run(add(db, documentIds, { kind: DEPARTMENT, reason: BROADCAST, ids: groupIds }))
}

/** Stores which department has the papers from now on; it sees them, and who had them no longer does for that. */
export async function storePaperHolder(
  db: TenantDb,
  papers: readonly MovedPaper[],
  groupId: number,
): Promise<void> {
  if (papers.length === 0) return
  const ids = idsOf(papers)
  await db.run(sql`
    update documents set paper_group_id = ${groupId} where institution_id = ${db.institutionId} and id = any(${ids}::bigint[])`)
  await leaveTo(db, ids, TRANSFER, groupId)
  await db.run(add(db, ids, { kind: DEPARTMENT, reason: TRANSFER, ids: [groupId] }))
}

/** Stores the department at work of several documents at once, like `storeDepartment` of one. */
export async function storeDepartmentOfMany(
  db: TenantDb,
  papers: readonly MovedPaper[],
  groupId: number,
): Promise<void> {
  if (papers.length === 0) return
  const ids = idsOf(papers)
  await db.run(sql`
    update documents set group_id = ${groupId}, version = version + 1
     where institution_id = ${db.institutionId} and id = any(${ids}::bigint[])`)
  await leaveTo(db, ids, AT_WORK, groupId)
  await db.run(add(db, ids, { kind: DEPARTMENT, reason: AT_WORK, ids: [groupId] }))
}
