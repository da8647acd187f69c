import { caseClosing } from '@hdoc/contract/cases/case-inputs.ts'
import type { ComplaintAct } from '@hdoc/contract/complaints/complaint-status.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type ClosingVeto, closeCase } from '../../cases/index.ts'
import { followCase, workOf } from '../../documents/index.ts'
import { allow, getVisibleComplaint, takeComplaints, takeFor } from '../record/load-complaint.ts'
import { type CaseOfComplaint, findCaseOf } from '../record/queries/case-of-complaint.ts'
import { type ChangingComplaint, type ComplaintRow, storeAnswer } from '../record/queries/complaints.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'

type Calls = typeof complaintCalls
type Ending = {
  id: number
  version: number | undefined
  act: Extract<ComplaintAct, 'not_accept' | 'reject' | 'resolve' | 'cancel'>
  /** The status that its document gets. */
  status: DocumentStatusId
  /** What its person is told. */
  answer: string
  authority?: string
  /** Why somebody closes a case that others are in charge of. */
  reason: string
}

/** The open case of a complaint that is worked on. Its other documents end with it, so it has to be its own. */
async function openCaseOfRow(ctx: StaffCtx, row: ComplaintRow): Promise<CaseOfComplaint | undefined> {
  if (row.status !== 'in_progress' || row.document_id === null) return undefined
  const found = await findCaseOf(ctx.db, row.document_id)
  if (!found?.is_open) return undefined
  if (!found.is_origin) throw new AppError('COMPLAINT_CASE_SHARED', { number: found.number })
  return found
}

/** Ends the case: its rights and blocks hold, and the database brings the complaint after it. */
async function endByCase(
  ctx: StaffCtx,
  { ending, own, vetoes }: { ending: Ending; own: CaseOfComplaint; vetoes: readonly ClosingVeto[] },
): Promise<void> {
  const body = caseClosing.parse({
    id: own.id,
    status: ending.status,
    resolution: ending.answer,
    reason: ending.reason,
  })
  await closeCase(ctx, { body }, vetoes)
}

/** Ends a complaint that no case works on: its document gets the status. */
async function endByDocument(
  ctx: StaffCtx,
  row: ChangingComplaint,
  { status, answer }: Ending,
): Promise<void> {
  if (row.document_id === null) return
  await followCase(workOf(ctx), row.document_id, {
    change: { status, resume_status: null, pending_until: null },
    reason: answer,
  })
}

const actionOf = {
  not_accept: 'complaint.not_accepted',
  reject: 'complaint.rejected',
  resolve: 'complaint.resolved',
  cancel: 'complaint.canceled',
} as const
const endOf = {
  not_accept: 'notaccepted',
  reject: 'declined',
  resolve: 'resolved',
  cancel: 'canceled',
} as const

async function endComplaint(ctx: StaffCtx, ending: Ending, vetoes: readonly ClosingVeto[]) {
  const { id, act, version } = ending
  // A case is locked before its documents, so it is looked for before anything is locked.
  const seen = allow(ctx, await getVisibleComplaint(ctx, id), act)
  await checkVersion(ctx.db, { type: 'complaint', id, version: seen.version, sent: version })
  const own = await openCaseOfRow(ctx, seen)
  let row = seen
  if (own) {
    await endByCase(ctx, { ending, own, vetoes })
    await takeComplaints(ctx, [id])
  } else {
    row = await takeFor(ctx, { id, version, action: act })
    if (row.status !== seen.status) throw new AppError('CONFLICT')
    await endByDocument(ctx, row, ending)
  }
  const { answer, authority = '' } = ending
  await storeAnswer(ctx.db, row, { answer, authority })
  await traceComplaint(workOf(ctx), id, {
    action: actionOf[act],
    before: { complaint_status: row.status },
    after: { complaint_status: endOf[act], ...(authority !== '' && { authority }) },
    reason: answer,
  })
  return showChanged(ctx, id)
}

/** Not for this institution: the document is declined, and its person is told who is competent. */
export const refuseComplaint = (
  ctx: StaffCtx,
  { body: { id, version, authority, comment } }: InputOf<Calls['notAccept']>,
  vetoes: readonly ClosingVeto[],
) =>
  endComplaint(
    ctx,
    { id, version, act: 'not_accept', status: 14, answer: comment, authority, reason: comment },
    vetoes,
  )

export const rejectComplaint = (
  ctx: StaffCtx,
  { body: { id, version, comment } }: InputOf<Calls['reject']>,
  vetoes: readonly ClosingVeto[],
) => endComplaint(ctx, { id, version, act: 'reject', status: 10, answer: comment, reason: comment }, vetoes)

export const resolveComplaint = (
  ctx: StaffCtx,
  { body: { id, version, resolution, status, reason } }: InputOf<Calls['resolve']>,
  vetoes: readonly ClosingVeto[],
) => endComplaint(ctx, { id, version, act: 'resolve', status, answer: resolution, reason }, vetoes)

export const cancelComplaint = (
  ctx: StaffCtx,
  { body: { id, version, reason } }: InputOf<Calls['cancel']>,
  vetoes: readonly ClosingVeto[],
) => endComplaint(ctx, { id, version, act: 'cancel', status: 12, answer: reason, reason }, vetoes)
