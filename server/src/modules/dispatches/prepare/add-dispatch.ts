import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision, grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFile, canClose, inPlaceOf, leadOf, stateOf, takeCase, workerOf } from '../../cases/index.ts'
import { lockDocument, workOf } from '../../documents/index.ts'
import { casePapers } from '../papers/case-papers.ts'
import { showDispatch } from '../record/load-dispatch.ts'
import { sendable, sentPaper } from './sent-paper.ts'
import { prepareDispatch, shippingRow } from './store-dispatch.ts'

/** Papers of a case are sent by who dispatches papers, and by who may close the case. */
async function maySend(ctx: StaffCtx, file: CaseFile): Promise<Decision & { inPlaceOf?: string }> {
  if (can(ctx.actor, 'shipping.create') || managesDocuments(ctx.actor)) return allowed
  const state = stateOf(file)
  const worker = await workerOf(ctx)
  if (state.isClosed || !canClose(worker, state).ok) return { ok: false, missing: 'shipping.create' }
  return { ok: true, inPlaceOf: inPlaceOf(worker, leadOf(file.shares)) }
}

/** Sends a numbered document of a case; the case stays as it is. */
export async function addDispatch(ctx: StaffCtx, { body }: Pick<InputOf<typeof dispatchCalls.add>, 'body'>) {
  const { case_id, document_id, file_ids, ...values } = body
  const file = await takeCase(ctx, case_id, undefined)
  const decision = await maySend(ctx, file)
  grant('dispatch.add', file.row, decision)
  // It is annulled before this, or not while the dispatch is to leave.
  await lockDocument(ctx.db, document_id)
  const document = sendable(await casePapers(ctx, file), document_id)
  const paper = await sentPaper(ctx, file.row.id, document, file_ids)
  const work = { ...workOf(ctx), inPlaceOf: decision.inPlaceOf ?? '' }
  const id = await prepareDispatch(work, paper, shippingRow(values, work.now))
  return savedRow(ctx.language, await showDispatch(ctx, id))
}
