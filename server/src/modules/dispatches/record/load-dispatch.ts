import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { presentWith } from './present.ts'
import { type DispatchRow, listByIds, listSentFiles, lockDispatches } from './queries.ts'

/** Locks dispatches and reads them as their last change left them; NOT_FOUND when the caller does not see one. */
export async function takeDispatches(ctx: StaffCtx, ids: readonly number[]): Promise<DispatchRow[]> {
  const wanted = [...new Set(ids)]
  await lockDispatches(ctx.db, wanted)
  const rows = await listByIds(ctx.db, wanted, await viewerOfCall(ctx))
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND')
  return rows
}

/** A dispatch as it is now, for the answer of whoever changed it. */
export async function showDispatch(ctx: StaffCtx, id: number): Promise<Dispatch> {
  const [rows, files] = await Promise.all([
    listByIds(ctx.db, [id], { all: true }),
    listSentFiles(ctx.db, [id]),
  ])
  const [shown] = presentWith(ctx, rows, files)
  if (!shown) throw new AppError('NOT_FOUND')
  return shown
}
