import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { presentDispatches } from '../record/present.ts'
import { listOfCase } from '../record/queries.ts'
import { listDispatches } from './queries.ts'

/** One page of what leaves and what left, of the documents that the caller sees. */
export async function showDispatches(ctx: StaffCtx, { list }: InputOf<typeof dispatchCalls.list>) {
  const { rows, total } = await listDispatches(ctx.db, list, await viewerOfCall(ctx))
  return { data: await presentDispatches(ctx, rows), meta: metaOf(list, total, rows.length) }
}

/** The dispatches of a case, newest first; those of documents that the caller does not see are left out. */
export async function showOfCase(ctx: StaffCtx, { params }: InputOf<typeof dispatchCalls.ofCase>) {
  const { row } = await getVisibleCase(ctx, params.id)
  const rows = await listOfCase(ctx.db, row.id, await viewerOfCall(ctx))
  return presentDispatches(ctx, rows.toReversed())
}
