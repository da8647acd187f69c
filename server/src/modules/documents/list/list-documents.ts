import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { documentListCalls } from '@hdoc/contract/documents/list/document-views.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findIssuer } from '../../issuers/index.ts'
import { presentListed } from '../record/present.ts'
import { listByIds } from '../record/queries/documents.ts'
import { planOf } from './plan-of.ts'
import { countByStatus } from './queries/count-by-status.ts'
import { findByText, isByText } from './queries/find-by-text.ts'
import { listInOrder } from './queries/list.ts'
import type { ListPlan } from './queries/list-plan.ts'

/** Ids of one page and the exact total, by the way that is quickest for the plan. */
const findIds = (db: TenantDb, plan: ListPlan, list: ListQuery): Promise<{ total: number; ids: number[] }> =>
  isByText(plan) ? findByText(db, plan, list) : listInOrder(db, plan, list)

/**
 * One page of the documents the caller may see, with the exact total; with `issuerId`, of that issuer alone.
 */
export async function listDocuments(
  ctx: StaffCtx,
  list: ListQuery,
  issuerId?: number,
): Promise<ListAnswer<DocumentListRow>> {
  const today = localDate(ctx.clock.now())
  const plan: ListPlan = { ...(await planOf(ctx, list, today)), issuerId }
  const { total, ids } = await findIds(ctx.db, plan, list)
  const rows = await listByIds(ctx.db, ids)
  return {
    data: rows.map((row) => presentListed(row, today, ctx.language)),
    meta: metaOf(list, total, rows.length),
  }
}

/** How many documents a list has: those that the caller sees, and all of the institution. */
export async function countListed(ctx: StaffCtx, list: ListQuery): Promise<{ visible: number; all: number }> {
  const plan = await planOf(ctx, list, localDate(ctx.clock.now()))
  const { total } = await findIds(ctx.db, plan, list)
  if (plan.viewer.all) return { visible: total, all: total }
  const every = await findIds(ctx.db, { ...plan, viewer: { all: true } }, list)
  return { visible: total, all: every.total }
}

/** The same list of one issuer; NOT_FOUND when the issuer does not exist. */
export async function listDocumentsOf(
  ctx: StaffCtx,
  list: ListQuery,
  issuerId: number,
): Promise<ListAnswer<DocumentListRow>> {
  if (!(await findIssuer(ctx.db, ctx.settings, issuerId))) throw new AppError('NOT_FOUND')
  return listDocuments(ctx, list, issuerId)
}

/**
 * How many documents of a list have each status. The list's own filter by status is left out: the counts tell
 * what choosing another status would show.
 */
export async function showCounts(ctx: StaffCtx, { list }: InputOf<typeof documentListCalls.counts>) {
  const filters = list.filters.filter(({ column }) => column !== 'status')
  const plan = await planOf(ctx, { ...list, filters }, localDate(ctx.clock.now()))
  return countByStatus(ctx.db, plan)
}
