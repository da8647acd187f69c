import { STATUS } from '@hdoc/contract/document-status.ts'
import { allowed, grant } from '../../platform/auth/grant.ts'
import { storeMove } from './change-status.ts'
import type { DocumentRow } from './queries/documents.ts'
import type { Work } from './work.ts'

/** Statuses of a paper that nobody has taken up yet. */
const untouched: readonly number[] = [STATUS.notResolved, STATUS.sent]

/** A type that is not accepted in the department: a paper given to one is in work at once, whoever gave it. */
export async function beginWork(work: Work, row: DocumentRow): Promise<void> {
  if (!untouched.includes(row.status)) return
  await storeMove(
    work,
    {
      document: grant('document.change_status', row, allowed),
      isReopening: false,
      from: row.status,
      change: { status: STATUS.inOperation, resume_status: null, pending_until: null },
    },
    '',
  )
}
