import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { addReasons, BROADCAST, DEPARTMENT, PERSON, replaceReasons, TRANSFER } from './access-reasons.ts'

/** A document whose paper or work moves with a transfer. */
export type MovedPaper = Granted<'document.move', { readonly document_id: number }>
const idsOf = (papers: readonly { document_id: number }[]): number[] =>
  papers.map(({ document_id }) => document_id)

/**
 * The department that has the paper of a document (alias d): the one that took it over or registered it, else the one
 * that keeps the originals of its register (alias r); null = there is no paper, or nobody knows.
 */
export const paperHolder: Fragment = sql`coalesce(d.paper_group_id,
  case when coalesce(d.on_paper, comes_on_paper(d.physical_form, d.arrival)) then r.holder_group_id end)`

/** Locks documents in the order of their ids, as everybody does who locks several. */
export async function lockDocumentsInOrder(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from documents where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

/** Lets people see documents because they send or receive them. */
export async function letTransferrersSee(
  db: TenantDb,
  documentIds: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  if (documentIds.length === 0 || userIds.length === 0) return
  addReasons(
    db,
    documentIds.map((document_id) => ({ document_id, ids: userIds })),
    { kind: PERSON, reason: TRANSFER },
  )
}

/** Lets departments see documents that are broadcast to them for information. */
export async function letDepartmentsSee(
  db: TenantDb,
  documentIds: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  if (documentIds.length === 0 || groupIds.length === 0) return
  await lockDocumentsInOrder(db, documentIds)
  addReasons(
    db,
    documentIds.map((document_id) => ({ document_id, ids: groupIds })),
    { kind: DEPARTMENT, reason: BROADCAST },
  )
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
  replaceReasons(
    db,
    ids.map((document_id) => ({ document_id, ids: [groupId] })),
    { kind: DEPARTMENT, reason: TRANSFER },
  )
}
