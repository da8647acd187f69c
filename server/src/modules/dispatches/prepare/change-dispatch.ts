import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockDocument, viewerOfCall, workOf } from '../../documents/index.ts'
import { checkDispatchVersion } from '../record/check-dispatch-version.ts'
import { showDispatch, takeDispatches } from '../record/load-dispatch.ts'
import { mayDispatch } from '../record/policy.ts'
import { type ChangingDispatch, type DispatchRow, listByIds, storeRepeated } from '../record/queries.ts'
import { sentPaper } from './sent-paper.ts'
import { changePrepared, prepareDispatch, shippingRow } from './store-dispatch.ts'

type Body = InputOf<typeof dispatchCalls.update>['body']

async function take(
  ctx: StaffCtx,
  { id, version }: Body,
  action: 'update' | 'repeat',
): Promise<ChangingDispatch> {
  const [found] = await takeDispatches(ctx, [id])
  if (!found) throw new AppError('NOT_FOUND')
  // Dispatches before their document, as everybody locks them; it may have been annulled until then.
  await lockDocument(ctx.db, found.document_id)
  const [row] = await listByIds(ctx.db, [id], await viewerOfCall(ctx))
  if (!row) throw new AppError('NOT_FOUND')
  await checkDispatchVersion(ctx.db, row, version)
  return grant('dispatch.change', row, mayDispatch(ctx.actor, row, action))
}

const paperOf = (ctx: StaffCtx, { case_id, document_id, number }: DispatchRow, fileIds: readonly number[]) =>
  sentPaper(ctx, case_id, { id: document_id, number }, fileIds)

/** Mends a dispatch that has not left yet. */
export async function updateDispatch(ctx: StaffCtx, { body }: { body: Body }) {
  const dispatch = await take(ctx, body, 'update')
  const { id, version: _, file_ids, ...values } = body
  const work = workOf(ctx)
  const paper = await paperOf(ctx, dispatch, file_ids)
  await changePrepared(work, dispatch, paper, shippingRow(values, work.now))
  return savedRow(ctx.language, await showDispatch(ctx, id))
}

/**
 * Sends again. What never left is mended and leaves as a new message; what came back stays in the history, and a new
 * dispatch follows it.
 */
export async function repeatDispatch(ctx: StaffCtx, { body }: { body: Body }) {
  const dispatch = await take(ctx, body, 'repeat')
  const { version: _, file_ids, id: before, ...values } = body
  const work = workOf(ctx)
  const paper = await paperOf(ctx, dispatch, file_ids)
  const row = shippingRow(values, work.now)
  if (dispatch.status === 'prepared') {
    await changePrepared(work, dispatch, paper, row)
    return savedRow(ctx.language, await showDispatch(ctx, before))
  }
  const id = await prepareDispatch(work, paper, row)
  await storeRepeated(ctx.db, dispatch, id)
  return savedRow(ctx.language, await showDispatch(ctx, id))
}
