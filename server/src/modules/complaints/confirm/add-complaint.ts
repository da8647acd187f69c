import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { checkFilled, keepAnswers } from '../../online-forms/index.ts'
import { waitForTurn } from '../../public-forms/index.ts'
import { complaintArrived } from '../events/index.ts'
import { getVisibleComplaint, takeFor } from '../record/load-complaint.ts'
import { addComplaint, lockComplaints, takeFiles } from '../record/queries/complaints.ts'
import { presentComplaint, showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'
import { findComplaintType } from '../types/queries.ts'
import { filingProblem, filledOf } from './confirm-complaint.ts'
import { numberComplaint, numberWaiting } from './number-complaint.ts'
import { listWaiting } from './queries.ts'

const withoutNumber = (fault: string): AppError =>
  new AppError('COMPLAINT_NO_NUMBER', { why: { ro: fault, en: fault } })

/**
 * Writes down a complaint that somebody makes by phone or at the counter. Somebody of the house works, so it gets its
 * number at once, whatever the hours; where it cannot, the clerk reads why and nothing is kept.
 */
export async function takeDownComplaint(ctx: StaffCtx, { body }: InputOf<typeof complaintCalls.add>) {
  const { upload_ids: uploadIds, origin, ...filing } = body
  const type = await findComplaintType(ctx.db, filing.type_id)
  const problem = await filingProblem(ctx.db, filing)
  if (problem) throw new AppError('VALIDATION', {}, { fields: { [problem.field]: [{ key: problem.key }] } })
  const work = workOf(ctx)
  const answers = await checkFilled(ctx.db, filledOf(filing), work.now)
  const formId = filing.form_id
  const answersId = formId === null ? null : await keepAnswers(ctx.db, ctx.settings, { formId, answers })
  const { institutionId, id: userId, name } = ctx.actor
  const by = { institutionId, id: userId, name }
  const id = await addComplaint(ctx.db, { ...filing, answersId, origin, at: work.now, by })
  await traceComplaint(work, id, {
    action: 'complaint.arrived',
    after: { complaint_type: type?.name ?? '', files: uploadIds.length },
  })
  await emit(ctx.db, complaintArrived, { complaint_id: id }, work.now)
  const row = await numberComplaint(ctx.db, ctx, { id, actor: ctx.actor, uploadIds })
  if (row.document_id === null) throw withoutNumber(row.fault)
  await takeFiles(ctx.db, id, uploadIds)
  return savedRow(ctx.language, await presentComplaint(ctx, row))
}

/** Numbers what waits, in the order in which it came, up to one complaint; a fault of one type stops none of another. */
export async function registerWaiting(ctx: StaffCtx, { body }: InputOf<typeof complaintCalls.register>) {
  await takeFor(ctx, { id: body.id, version: body.version, action: 'register' })
  await waitForTurn(ctx.db, 'complaints')
  for (const { id } of await listWaiting(ctx.db, body.id)) {
    await lockComplaints(ctx.db, [id])
    await numberWaiting(ctx.db, ctx, { id, actor: ctx.actor })
  }
  const { document_id, fault } = await getVisibleComplaint(ctx, body.id)
  if (document_id === null) throw withoutNumber(fault)
  return showChanged(ctx, body.id)
}
