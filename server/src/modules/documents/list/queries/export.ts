import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, sql } from '../../../../platform/db/sql.ts'
import { isSeen } from './find-by-text.ts'
import { documentConditions } from './list.ts'
import type { ListPlan } from './list-plan.ts'

/**
 * All ids of a plan at once, newest first. A typed text is searched once, however many parts are read
 * afterwards.
 */
export async function listAllIds(db: TenantDb, plan: ListPlan): Promise<number[]> {
  const conditions = [...documentConditions(db, plan), isSeen(db, plan.viewer)]
  const { ids } = await db.one(sql<{ ids: (number | string)[] }>`
    select array(select d.id from documents d where ${allOf(conditions)} order by d.id desc) as ids`)
  return ids.map(Number)
}

/** The next ids of a plan, newest first; the last id of a part is `below` of the next one. */
export async function listIdsBelow(
  db: TenantDb,
  plan: ListPlan,
  { below, limit }: { below: number; limit: number },
): Promise<number[]> {
  const conditions = [...documentConditions(db, plan), isSeen(db, plan.viewer), sql`d.id < ${below}`]
  const rows = await db.rows(
    sql<{
      id: number
    }>`select d.id from documents d where ${allOf(conditions)} order by d.id desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
