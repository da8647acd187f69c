import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { batchOf, traceOf, type Work } from '../record/in-whose-name.ts'
import { findDepartment, storeDepartment } from '../record/queries/assignment.ts'
import { type DocumentRow, findDocument } from '../record/queries/documents.ts'
import type { StoredChange } from '../record/queries/life.ts'
import { storeMove } from './change-status.ts'

/** Where the case of a document says that it stands. */
export type CaseSays = {
  /** undefined = the status stays as it is. */
  change?: StoredChange | undefined
  /** The department at work; null = none again, undefined = it stays as it is. */
  groupId?: number | null | undefined
  isReopening?: boolean
  reason?: string
}

const isSame = (row: DocumentRow, { status, resume_status, pending_until }: StoredChange): boolean =>
  row.status === status && row.resume_status === resume_status && row.pending_until === pending_until

async function follow(work: Work, row: DocumentRow, groupId: number | null): Promise<void> {
  const group = groupId === null ? undefined : await findDepartment(work.db, groupId)
  await storeDepartment(work.db, grant('document.assign', row, allowed), groupId)
  await writeAudit(work.db, {
    ...traceOf(work, row.id),
    action: 'document.assigned',
    before: { group: row.group_name ?? '' },
    after: { group: group?.name ?? '', ...batchOf(work) },
  })
}

/**
 * Brings a document to where its case says it stands. Whoever changed the case was allowed to, so the document
 * asks for no right of its own. The document has to be locked.
 */
export async function followCase(work: Work, documentId: number, says: CaseSays): Promise<void> {
  const row = await findDocument(work.db, { all: true }, work.actor, documentId)
  if (!row) return
  const { change, groupId, isReopening = false, reason = '' } = says
  if (groupId !== undefined && groupId !== row.group_id) await follow(work, row, groupId)
  if (change && !isSame(row, change))
    await storeMove(
      work,
      { document: grant('document.change_status', row, allowed), isReopening, from: row.status, change },
      reason,
    )
}
