import { defaultRows, type ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { checkSortable } from '../../../../platform/db/list/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { grantsOutside, openByRegister, type Viewer } from '../../visibility/queries/visibility.ts'
import { documentConditions } from './list.ts'
import type { ListPlan } from './list-plan.ts'
import { isIndexed, sortOf } from './list-sorts.ts'
import { looksForText } from './text-conditions.ts'

/** Whether a plan finds its documents by a typed text. Such documents are few, and costly to find. */
export const isByText = ({ meanings, texts, filters }: ListPlan): boolean =>
  meanings.length > 0 || filters.others.some((filter) => looksForText(filter, texts.frequent))

export function isSeen(db: TenantDb, viewer: Viewer): Fragment {
  if (viewer.all) return openByRegister(viewer)
  const granted = grantsOutside(db, viewer).map(
    (grant) => sql`select a.document_id from document_access a where ${grant}`,
  )
  return anyOf([openByRegister(viewer), sql`d.id in (${sql.join(granted, sql` union `)})`])
}

/** One page and the total of a search by text, in one statement, so that the text is looked up once. */
export async function findByText(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ total: number; ids: number[] }> {
  const rows = query.rows ?? defaultRows
  const { key, orderBy } = sortOf(plan.sortBy, query.sortOrder, plan.today)
  const { total, ids } = await db.one(sql<{ total: number; ids: (number | string)[] }>`
    with found as materialized (
      select d.id, ${key} as key from documents d
       where ${allOf([...documentConditions(db, plan), isSeen(db, plan.viewer)])})
    select (select count(*) from found) as total,
           array(select id from found ${orderBy} limit ${rows} offset ${(query.page - 1) * rows}) as ids`)
  checkSortable(isIndexed(plan.sortBy), total)
  return { total, ids: ids.map(Number) }
}
