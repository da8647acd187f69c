import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { DeadlineReason } from '@hdoc/contract/ro/deadline.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../documents/index.ts'
import { type FurtherShown, furtherNumbers } from '../registers/index.ts'

/** The data of a document that labels, receipts and stamps show. */
export type PrintedDocument = {
  id: number
  number: string
  registered_on: string
  registered_at: string
  register_name: string
  doc_type_name: string
  category: DocumentCategory
  issuer_name: string
  short_description: string
  pages: number
  annexes: number
  deadline_on: string | null
  deadline_reason: DeadlineReason | null
  tracking_code: string
  registered_by_name: string
  status: DocumentStatusId
  is_test: boolean
  further_numbers: FurtherShown[]
}

/** Gives those of some documents that the viewer sees, in the order of the ids. */
export async function listPrinted(
  db: TenantDb,
  viewer: Viewer,
  ids: readonly number[],
): Promise<PrintedDocument[]> {
  const visible = allOf([
    sql`d.institution_id = ${db.institutionId}`,
    sql`d.id = any(${[...ids]}::bigint[])`,
    isVisible(db, viewer),
  ])
  const rows = await db.rows(sql<PrintedDocument>`
    select d.id, d.number, d.registered_on, d.registered_at, r.name as register_name, t.name as doc_type_name, d.category, d.issuer_name,
           d.short_description, d.pages, d.annexes, d.deadline_on, d.deadline_reason,
           d.tracking_code, d.registered_by_name,
           d.status, d.is_test, ${furtherNumbers}
      from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
     where ${visible}`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type StampableFile = {
  id: number
  name: string
  mime: string
  /** Bytes. */
  size: number
  sha256: string
  document_id: number
  /** Who gave the content it has now. */
  created_by_name: string
}

/** A file of a document the viewer sees. */
export function findStampable(db: TenantDb, viewer: Viewer, id: number): Promise<StampableFile | undefined> {
  const visible = allOf([
    sql`f.institution_id = ${db.institutionId}`,
    sql`f.id = ${id}`,
    isVisible(db, viewer),
  ])
  return db.maybe(sql<StampableFile>`
    select f.id, f.name, f.mime, f.size, f.sha256, f.document_id, f.created_by_name
      from files f join documents d on d.institution_id = f.institution_id and d.id = f.document_id
     where ${visible}`)
}
