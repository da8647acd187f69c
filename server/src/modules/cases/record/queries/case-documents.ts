import type { CaseDocumentRole } from '@hdoc/contract/cases/case-inputs.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { CaseWorkers } from '../../../documents/index.ts'
import type { ChangingCase } from './cases.ts'

export type CaseDocumentRow = {
  document_id: number
  role: CaseDocumentRole
  held: boolean
  closed_with: DocumentStatusId | null
  category: DocumentCategory
  number: string
  status: DocumentStatusId
  resume_status: DocumentStatusId | null
  pending_until: string | null
  group_id: number | null
  deadline_on: string | null
  files: number
  added_at: string
  added_by_name: string
}

/** Documents of some cases, of each the origin first, then as they came. */
export function listDocumentsOf(
  db: TenantDb,
  caseIds: readonly number[],
): Promise<(CaseDocumentRow & { case_id: number })[]> {
  return db.rows(sql<CaseDocumentRow & { case_id: number }>`
    select x.case_id, x.document_id, x.role, x.held, x.closed_with, d.category, d.number, d.status, d.resume_status, d.pending_until, d.group_id, d.deadline_on, x.added_at, x.added_by_name,
           (select count(*) from files f where f.institution_id = x.institution_id and f.document_id = x.document_id)::int as files
      from case_documents x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId} and x.case_id = any(${[...caseIds]}::bigint[])
     order by x.case_id, x.role <> 'origin', x.added_at, x.document_id`)
}

export const listCaseDocuments = (db: TenantDb, caseId: number): Promise<CaseDocumentRow[]> =>
  listDocumentsOf(db, [caseId])

/** Whether a case has a document. */
export const holdsDocument = async (db: TenantDb, caseId: number, documentId: number): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from case_documents
     where institution_id = ${db.institutionId} and case_id = ${caseId} and document_id = ${documentId}`)) !==
  undefined

/** `closedWith`: it comes as the case is closed, which does not work on it any more. */
type Added = {
  documentId: number
  role: CaseDocumentRole
  at: Date
  by: string
  closedWith?: DocumentStatusId
}

export function addCaseDocument(
  db: TenantDb,
  caseId: number,
  { documentId, role, at, by, closedWith }: Added,
): void {
  const held = role !== 'connected' && closedWith === undefined
  db.send(sql`
    insert into case_documents (institution_id, case_id, document_id, role, held, closed_with, added_at, added_by_name)
    values (${db.institutionId}, ${caseId}, ${documentId}, ${role}, ${held}, ${closedWith ?? null}, ${at}, ${by})
    on conflict on constraint case_documents_pkey do update set role = excluded.role, held = excluded.held, closed_with = excluded.closed_with`)
}

export function removeCaseDocument(db: TenantDb, row: ChangingCase, documentId: number): Promise<number> {
  return db.run(sql`
    delete from case_documents
     where institution_id = ${db.institutionId} and case_id = ${row.id} and document_id = ${documentId} and role <> 'origin'`)
}

/** Lets the documents of a case go, or holds them again. */
export function storeHolding(db: TenantDb, row: ChangingCase, held: boolean): Promise<number> {
  return db.run(sql`
    update case_documents set held = ${held}
     where institution_id = ${db.institutionId} and case_id = ${row.id} and role <> 'connected' and held <> ${held}`)
}

export function storeClosedWith(
  db: TenantDb,
  row: ChangingCase,
  documentId: number,
  status: DocumentStatusId | null,
): Promise<number> {
  return db.run(sql`
    update case_documents set closed_with = ${status}
     where institution_id = ${db.institutionId} and case_id = ${row.id} and document_id = ${documentId}`)
}

/** Lets the documents of a closed case go; `closed` are those that were closed with it. */
export function storeLettingGo(
  db: TenantDb,
  row: ChangingCase,
  closed: readonly { documentId: number; status: DocumentStatusId }[],
): void {
  const ids = closed.map(({ documentId }) => documentId)
  db.send(sql`
    update case_documents x
       set held = false,
           closed_with = coalesce((select w.status from unnest(${ids}::bigint[], ${closed.map(({ status }) => status)}::smallint[]) as w (id, status)
                                    where w.id = x.document_id), x.closed_with)
     where x.institution_id = ${db.institutionId} and x.case_id = ${row.id} and x.role <> 'connected' and x.held`)
}

/** Another open case that works on a document. */
export function findOtherCase(
  db: TenantDb,
  documentId: number,
  caseId: number,
): Promise<{ number: string } | undefined> {
  return db.maybe(sql<{ number: string }>`
    select c.number from case_documents x join cases c on c.institution_id = x.institution_id and c.id = x.case_id
     where x.institution_id = ${db.institutionId} and x.document_id = ${documentId} and x.held and x.case_id <> ${caseId}`)
}

/** Of a share `s`, its person and who stands in for them. */
const workersOfShare = sql`
      left join lateral (
        select s.user_id as id
        union all
        select n.substitute_id from case_stand_ins n
         where n.institution_id = s.institution_id and n.user_id = s.user_id and n.state <> 'ending' and (s.is_open or s.ended_at >= n.since)) p on true`

/**
 * Groups and people who work, or worked, on each of some documents by its cases. A group that handed its share over is
 * not among them; its people who had the share are. While a person is away, so is who stands in for them: of what is
 * open, and of what was ended meanwhile.
 */
export async function listWorkers(
  db: TenantDb,
  documentIds: readonly number[],
): Promise<Map<number, CaseWorkers>> {
  const rows = await db.rows(sql<CaseWorkers & { document_id: number }>`
    select i as document_id,
           coalesce(jsonb_agg(distinct s.group_id) filter (where s.group_id is not null and s.status <> 'transferred'), '[]') as "groupIds",
           coalesce(jsonb_agg(distinct p.id) filter (where p.id is not null), '[]') as "userIds"
      from unnest(${[...documentIds]}::bigint[]) i
      left join case_documents x on x.institution_id = ${db.institutionId} and x.document_id = i and x.role <> 'connected'
      left join case_shares s on s.institution_id = x.institution_id and s.case_id = x.case_id
      ${workersOfShare}
     group by i`)
  return new Map(rows.map(({ document_id, ...workers }) => [document_id, workers]))
}

/** Groups and people who work, or worked, on a case: what `listWorkers` says of a document of this case alone. */
export function findWorkersOfCase(db: TenantDb, caseId: number): Promise<CaseWorkers> {
  return db.one(sql<CaseWorkers>`
    select coalesce(jsonb_agg(distinct s.group_id) filter (where s.group_id is not null and s.status <> 'transferred'), '[]') as "groupIds",
           coalesce(jsonb_agg(distinct p.id) filter (where p.id is not null), '[]') as "userIds"
      from case_shares s
      ${workersOfShare}
     where s.institution_id = ${db.institutionId} and s.case_id = ${caseId}`)
}

/** How many documents a case has besides one. */
export async function countOthers(db: TenantDb, caseId: number, documentId: number): Promise<number> {
  const { others } = await db.one(sql<{ others: number }>`
    select count(*)::int as others from case_documents
     where institution_id = ${db.institutionId} and case_id = ${caseId} and document_id <> ${documentId}`)
  return others
}

/** The documents that some cases work on. */
export async function listHeld(db: TenantDb, caseIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ document_id: number }>`
    select document_id from case_documents
     where institution_id = ${db.institutionId} and case_id = any(${[...caseIds]}::bigint[]) and held`)
  return rows.map(({ document_id }) => document_id)
}

/** Locks all documents of a case in the order of their ids; the case has to be locked. */
export async function lockDocumentsOf(db: TenantDb, caseId: number): Promise<void> {
  await db.run(sql`
    select 1 from documents d
     where d.institution_id = ${db.institutionId}
       and d.id in (select x.document_id from case_documents x where x.institution_id = ${db.institutionId} and x.case_id = ${caseId})
     order by d.id for update`)
}

/** Locks the documents that some cases work on, in the order of their ids; the cases have to be locked. */
export function lockHeld(db: TenantDb, caseIds: readonly number[]): Promise<number> {
  return db.run(sql`
    select 1 from documents d
     where d.institution_id = ${db.institutionId}
       and d.id in (select x.document_id from case_documents x
                     where x.institution_id = ${db.institutionId} and x.case_id = any(${[...caseIds]}::bigint[]) and x.held)
     order by d.id for update`)
}
