import type { DocumentListRow } from '@hdoc/contract/documents.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import { localDate } from '../../platform/clock.ts'
import { metaOf } from '../../platform/db/list-sql.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { findIssuer } from '../issuers/index.ts'
import { listRegisterIds } from '../registers/index.ts'
import { presentListed } from './present.ts'
import { listByIds } from './queries/documents.ts'
import { findByText, isByText } from './queries/find-by-text.ts'
import { listInOrder } from './queries/list.ts'
import { splitFilters } from './queries/list-filters.ts'
import type { ListPlan } from './queries/list-plan.ts'
import { viewerOf } from './queries/visibility.ts'

/** One page of what the caller may see, with the exact total; of one issuer alone when it is named. */
export async function listDocuments(
  ctx: StaffCtx,
  list: ListQuery,
  issuerId?: number,
): Promise<ListAnswer<DocumentListRow>> {
  const [viewer, registerIds] = await Promise.all([
    viewerOf(ctx.db, ctx.actor),
    list.filters.some((filter) => filter.column === 'register') ? listRegisterIds(ctx.db) : [],
  ])
  const today = localDate(ctx.clock.now())
  const plan: ListPlan = {
    viewer,
    filters: splitFilters(list, registerIds),
    search: list.search,
    today,
    sortBy: list.sortBy,
    issuerId,
  }
  const { total, ids } = isByText(plan)
    ? await findByText(ctx.db, plan, list)
    : await listInOrder(ctx.db, plan, list)
  const rows = await listByIds(ctx.db, ids)
  return {
    data: rows.map((row) => presentListed(row, today, ctx.language)),
    meta: metaOf(list, total, rows.length),
  }
}

/** The same list of one issuer. */
export async function listDocumentsOf(
  ctx: StaffCtx,
  list: ListQuery,
  issuerId: number,
): Promise<ListAnswer<DocumentListRow>> {
  if (!(await findIssuer(ctx.db, issuerId))) throw new AppError('NOT_FOUND')
  return listDocuments(ctx, list, issuerId)
}
