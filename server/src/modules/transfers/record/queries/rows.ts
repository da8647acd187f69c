import type { Refusal, TransferRowStatus } from '@hdoc/contract/transfers/transfer-status.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Viewer } from '../../../documents/index.ts'
import { type PaperRow, paperColumns, paperJoins } from './papers.ts'

/** A document on a sheet; pages and annexes as they were when it was sent. */
export type RowRow = PaperRow & {
  id: number
  row_status: TransferRowStatus
  row_pages: number
  row_annexes: number
  answered_at: string | null
  answered_by_name: string
  refusal: '' | Refusal
  reason: string
}

/** Which documents of a sheet are meant: one by its id, or those that bear a number, in whatever letters. */
export type MeantRows = { documentId: number } | { number: string }

const meantOnly = (meant: MeantRows): Fragment =>
  'number' in meant ? sql`upper(d.number) = upper(${meant.number})` : sql`d.id = ${meant.documentId}`

/** The documents of a sheet, as they were put on it. */
export function listRows(
  db: TenantDb,
  viewer: Viewer,
  sheetId: number,
  meant?: MeantRows,
): Promise<RowRow[]> {
  return db.rows(sql<RowRow>`
    select r.id, r.status as row_status, r.pages as row_pages, r.annexes as row_annexes, r.answered_at, r.answered_by_name, r.refusal, r.reason,
           ${paperColumns(db, viewer)}
      from transfer_rows r
      cross join lateral (
        select p.* from documents p where p.institution_id = r.institution_id and p.id = r.document_id offset 0) d ${paperJoins}
     where ${allOf([sql`r.institution_id = ${db.institutionId}`, sql`r.sheet_id = ${sheetId}`, ...(meant ? [meantOnly(meant)] : [])])} order by r.id`)
}

/** The documents of a sheet by id alone. */
export async function listRowDocuments(db: TenantDb, sheetId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ document_id: number }>`
    select document_id from transfer_rows where institution_id = ${db.institutionId} and sheet_id = ${sheetId} order by document_id`)
  return rows.map(({ document_id }) => document_id)
}
