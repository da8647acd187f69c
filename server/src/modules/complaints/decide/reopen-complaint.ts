import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { reopenCase } from '../../cases/index.ts'
import { followCase, workOf } from '../../documents/index.ts'
import { allow, getVisibleComplaint, takeComplaints, takeFor } from '../record/load-complaint.ts'
import { findCaseOf } from '../record/queries/case-of-complaint.ts'
import { storeAnswer } from '../record/queries/complaints.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'

/**
 * Reopens a complaint: through its case where it had one, else its document is open again. What its person was told as an
 * end is one no longer.
 */
export async function reopenComplaint(ctx: StaffCtx, { body }: InputOf<typeof complaintCalls.reopen>) {
  const { id, version, reason } = body
  const seen = allow(ctx, await getVisibleComplaint(ctx, id), 'reopen')
  await checkVersion(ctx.db, { type: 'complaint', id, version: seen.version, sent: version })
  const own = seen.accepted_at === null ? undefined : await findCaseOf(ctx.db, seen.document_id ?? 0)
  if (own && !own.is_origin) throw new AppError('COMPLAINT_CASE_SHARED', { number: own.number })
  let row = seen
  if (own) {
    await reopenCase(ctx, { body: { id: own.id, reason, version: undefined } })
    await takeComplaints(ctx, [id])
  } else {
    row = await takeFor(ctx, { id, version, action: 'reopen' })
    await followCase(workOf(ctx), row.document_id ?? 0, {
      change: { status: STATUS.inOperation, resume_status: null, pending_until: null },
      isReopening: true,
      reason,
    })
  }
  await storeAnswer(ctx.db, row, { answer: '' })
  await traceComplaint(workOf(ctx), id, {
    action: 'complaint.reopened',
    before: { complaint_status: row.status },
    after: { complaint_status: row.accepted_at === null ? 'open' : 'in_progress' },
    reason,
  })
  return showChanged(ctx, id)
}
