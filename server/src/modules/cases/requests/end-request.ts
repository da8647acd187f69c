import type { DataRequestState } from '@hdoc/contract/cases/data-requests.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { addStoppedDays, countingOf, findDocument, lockDocument } from '../../documents/index.ts'
import type { CaseFile } from '../record/load-case.ts'
import { storeStep } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { type CaseWork, shareTold, traceCase } from '../record/trace-case.ts'
import { isFollowing } from '../rules/derive-case.ts'
import { type RequestRow, storeAddedDays, storeRequestEnd } from './queries/requests.ts'
import { answered, stoppedDays } from './rules.ts'

type Ending = { state: Exclude<DataRequestState, 'open' | 'case_closed'>; reason?: string }

/** Moves the deadline of the document by the days for which it stood. */
async function moveDeadline(work: CaseWork, request: RequestRow, caseNumber: string): Promise<void> {
  const { db } = work
  await lockDocument(db, request.document_id)
  const document = await findDocument(db, { all: true }, work.actor, request.document_id)
  if (!document || document.deadline_on === null || !isFollowing(document.status)) return
  const counting = await countingOf(work, document.doc_type_id)
  const from = localDate(new Date(request.asked_at))
  const to = localDate(work.now)
  const days = stoppedDays(from, to, counting)
  if (days === 0) return
  const reason = `Termenul a stat cât s-au așteptat completări: ${formatDate(from)}–${formatDate(to)}`
  await addStoppedDays({ ...work, caseNumber }, document, { days, reason, counting })
  await storeAddedDays(db, request.id, days)
}

/**
 * Ends an open request, whose case the caller holds locked: the link takes nothing more, the deadline goes on, and the
 * share that waited is in work again.
 */
export async function endRequest(
  work: CaseWork,
  file: CaseFile,
  request: RequestRow,
  { state, reason = '' }: Ending,
): Promise<void> {
  const { db } = work
  const { row } = file
  await storeRequestEnd(db, request.id, { state, at: work.now, by: work.actor.name, reason })
  if (request.stops_clock) await moveDeadline(work, request, row.number)
  const share = file.shares.find(({ id }) => id === request.share_id)
  if (share && (share.status === 'waiting' || share.wait_until !== null))
    await storeStep(db, grant('share.change', share, allowed), {
      status: 'in_progress',
      user_id: share.user_id,
      wait_until: null,
      reason: '',
    })
  const { done, all } = answered(request.items)
  await traceCase(work, row.id, {
    action: 'workcase.data_ended',
    before: { request_state: 'open' },
    after: {
      request_state: state,
      received: `${done}/${all}`,
      ...(share && { ...shareTold({ ...share, status: 'in_progress' }), share: share.id }),
    },
    reason,
  })
  await settleCase(work, row, { reason })
}
