import { complaintActs, complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import type { ownComplaintCalls } from '@hdoc/contract/complaints/own-complaint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import {
  findComplaint,
  lockComplaints,
  petitioner,
  storeAnswer,
  traceComplaint,
} from '../../complaints/index.ts'
import { followCase, lockDocumentsInOrder } from '../../documents/index.ts'
import { complaintWithdrawn } from '../events/index.ts'
import { getOwn, gone } from './get-own.ts'
import { mayWithdraw, ownAnswer } from './show-own.ts'

type Call = typeof ownComplaintCalls.withdraw
const WITHDRAWN = 12

async function withdraw(
  db: TenantDb,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> {
  const seen = await findComplaint(db, id)
  if (!seen) throw gone()
  if (seen.document_id !== null) await lockDocumentsInOrder(db, [seen.document_id])
  await lockComplaints(db, [id])
  // Read again under the locks: it may have been accepted, or withdrawn by a second tap, meanwhile.
  const row = await findComplaint(db, id)
  if (!row) throw gone()
  if (row.status === 'canceled') return
  if (!mayWithdraw(row) || row.document_id === null || row.document_id !== seen.document_id)
    throw new AppError('COMPLAINT_STATUS', {
      status: complaintStatusLabels[row.status],
      act: complaintActs.cancel,
    })
  const work = { db, actor: petitioner, language: 'ro', now } as const
  await followCase(work, row.document_id, {
    change: { status: WITHDRAWN, resume_status: null, pending_until: null },
    reason,
  })
  await storeAnswer(db, grant('complaint.change', row, allowed), { answer: reason, authority: '' })
  await traceComplaint(work, id, {
    action: 'complaint.withdrawn',
    before: { complaint_status: row.status },
    after: { complaint_status: 'canceled' },
    reason,
  })
  await emit(db, complaintWithdrawn, { complaint_id: id }, now)
}

/** Withdraws one's own complaint before anybody accepted it. */
export async function withdrawOwn(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const id = await getOwn(ctx, body.k)
  const now = ctx.clock.now()
  const reason = body.reason === '' ? 'Retrasă de petent.' : body.reason
  await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => withdraw(db, { id, reason, now }))
  ctx.database.wake()
  return ownAnswer(ctx, id)
}
