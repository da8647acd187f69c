import type { DataRequestState } from '@hdoc/contract/cases/data-requests.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { CaseFile } from '../record/load-case.ts'
import { storeStep } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { type CaseWork, shareTold, traceCase } from '../record/trace-case.ts'
import { moveDeadline } from './move-deadline.ts'
import { type RequestRow, storeRequestEnd } from './queries/requests.ts'
import { answered, waitsForRequest } from './rules.ts'

type Ending = { state: Exclude<DataRequestState, 'open' | 'case_closed' | 'case_joined'>; reason?: string }

/**
 * Ends an open request, whose case and its documents the caller holds locked: the link takes nothing more, the deadline
 * goes on, and the share that waited for it is in work again.
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
  await moveDeadline(work, request, row.number)
  const share = file.shares.find(({ id }) => id === request.share_id)
  const woken = share && isOpenShare(share.status) && waitsForRequest(share, request) ? share : undefined
  if (woken)
    await storeStep(db, grant('share.change', woken, allowed), {
      status: 'in_progress',
      user_id: woken.user_id,
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
      ...(woken && { ...shareTold({ ...woken, status: 'in_progress' }), share: woken.id }),
    },
    reason,
  })
  await settleCase(work, row, { reason })
}
