import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { presentSummary } from '../record/present-sheet.ts'
import { listSheets, listWaiting } from './queries.ts'

/** Sheets that wait for an answer of the caller’s departments. */
export async function showToReceive(ctx: StaffCtx) {
  const rows = await listWaiting(ctx.db, ctx.actor.groupIds)
  return rows.map((sheet) => presentSummary(ctx, sheet))
}

/** The history of the caller’s departments, both ways; administrators read that of all. */
export async function showSheets(ctx: StaffCtx, { list }: InputOf<typeof transferCalls.list>) {
  const now = ctx.clock.now()
  const { isAdmin, groupIds } = ctx.actor
  const { rows, total } = await listSheets(ctx.db, list, { all: isAdmin, groupIds, now })
  return {
    data: rows.map((sheet) => presentSummary(ctx, sheet)),
    meta: metaOf(list, total, rows.length),
  }
}
