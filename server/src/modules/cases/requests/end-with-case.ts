import { lockHeld } from '../record/queries/case-documents.ts'
import type { ChangingCase } from '../record/queries/cases.ts'
import { followDeadlines } from '../record/settle-case.ts'
import type { CaseWork } from '../record/trace-case.ts'
import { moveDeadline } from './move-deadline.ts'
import { findOpenRequest, storeRequestEnd } from './queries/requests.ts'

/**
 * Ends what was asked of the citizen with its case, whose documents are still open: its link says what became of the
 * case, and the days for which the deadline stood are added to it.
 */
export async function endRequestWithCase(
  work: CaseWork,
  row: ChangingCase,
  state: 'case_closed' | 'case_joined',
): Promise<void> {
  const { db, actor, now: at } = work
  const open = await findOpenRequest(db, row.id)
  if (!open) return
  await storeRequestEnd(db, open.id, { state, at, by: actor.name, reason: '' })
  await lockHeld(db, [row.id])
  await moveDeadline(work, open, row.number)
  await followDeadlines(work, row)
}
