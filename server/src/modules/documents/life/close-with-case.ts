import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { Work } from '../record/in-whose-name.ts'
import { type MovingRow, storeMoves } from './change-status.ts'

/**
 * Closes open documents with their case, each with a status of its own. Whoever closed the case was allowed to, so the
 * documents ask for no right of their own. They have to be locked, as they stand in `documents`.
 */
export const storeClosedDocuments = (
  work: Work,
  documents: readonly (MovingRow & { closing: DocumentStatusId })[],
): Promise<void> =>
  storeMoves(
    work,
    documents.map((row) => ({
      document: grant('document.change_status', row, allowed),
      isReopening: false,
      from: row.status,
      change: { status: row.closing, resume_status: null, pending_until: null },
      reason: '',
    })),
  )
