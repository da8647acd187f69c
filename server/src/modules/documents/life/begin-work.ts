import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { Work } from '../record/in-whose-name.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import { type MovingRow, storeMoves } from './change-status.ts'

/** Whether nobody has taken up the document yet. */
export const isUntouched = ({ status }: Pick<DocumentRow, 'status'>): boolean =>
  status === STATUS.notResolved || status === STATUS.sent

/**
 * Puts documents in work that nobody has taken up yet. Documents of types that are not accepted in the
 * department are in work as soon as they are given to one, whoever gave them; the giver needs no right to
 * change a status.
 */
export const beginWork = (work: Work, rows: readonly MovingRow[]): Promise<void> =>
  storeMoves(
    work,
    rows.filter(isUntouched).map((row) => ({
      document: grant('document.change_status', row, allowed),
      isReopening: false,
      from: row.status,
      change: { status: STATUS.inOperation, resume_status: null, pending_until: null },
      reason: '',
    })),
  )
