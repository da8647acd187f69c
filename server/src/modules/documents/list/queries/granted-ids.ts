import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { grantsOutside, outsideOf, rowsOfOutside, type Viewer } from '../../visibility/queries/visibility.ts'
import { type Counted, FEW_GRANTS, readsInOrder } from '../plan/reads-in-order.ts'
import { classConditions } from './class-conditions.ts'
import { namingRows } from './granted-classes.ts'
import type { ListPlan } from './list-plan.ts'

type Restricted = Extract<Viewer, { all: false }>
/**
 * The part to read of a list in order of ids: `rows` rows after the first `offset`. None of them comes later
 * than the first `upTo` of each source.
 */
export type Cut = { direction: Fragment; isRising: boolean; rows: number; offset: number; upTo: number }

const a = sql`a`
/** Most principals that are read one by one; each adds planning time, whatever it finds. */
const MOST_PRINCIPALS = 32

/**
 * The first granted documents in order: all granted ids are read, from the index that tells their class, and
 * sorted.
 */
function grantedWhole(db: TenantDb, { filters, today }: ListPlan, viewer: Restricted, cut: Cut): Fragment {
  const classes = classConditions(a, filters.classes, today)
  const parts = grantsOutside(db, viewer).map(
    (grant) => sql`select a.document_id from document_access a where ${allOf([grant, ...classes])}`,
  )
  return sql`select id from (${sql.join(parts, sql` union `)}) every_grant(id) order by id ${cut.direction} limit ${cut.upTo}`
}

/**
 * The same, read in order of ids from each principal: no further than needed, and not past the last of the
 * documents that open by themselves (`edge`) where those fill the cut.
 */
function grantedInOrder(
  db: TenantDb,
  { filters, today }: ListPlan,
  viewer: Restricted,
  cut: Cut,
  limit: Fragment,
): Fragment {
  const withinEdge = cut.isRising
    ? sql`a.document_id <= (select id from edge)`
    : sql`a.document_id >= (select id from edge)`
  const conditions = [...classConditions(a, filters.classes, today), withinEdge]
  const outsides = outsideOf(viewer)
  const scans = [1, 2].flatMap((kind) => {
    const ofKind = outsides.filter((outside) => outside.kind === kind)
    return (ofKind[0]?.principals ?? []).map(
      (principal) => sql`(select a.document_id from document_access a
        where ${allOf([
          sql`a.institution_id = ${db.institutionId} and a.principal_kind = ${sql.lit(kind)} and a.principal_id = ${principal}`,
          anyOf(ofKind.map(({ where }) => sql`(${where})`)),
          ...conditions,
        ])} order by a.document_id ${cut.direction} limit ${limit})`,
    )
  })
  const inSecondary = outsides
    .filter(({ kind }) => kind === 3)
    .map(
      (outside) =>
        sql`select a.document_id from document_access a where ${allOf([rowsOfOutside(db, outside), ...conditions])}`,
    )
  return sql.join([...scans, ...inSecondary], sql` union `)
}

/**
 * SQL for the ids of the first documents in order that a person sees beside the registers they see: as many
 * as the cut needs, perhaps more. The statement around it must define `edge`: the last document that opens by
 * itself, or the end of all ids where those documents do not fill the cut.
 */
export async function grantedIds(
  db: TenantDb,
  plan: ListPlan,
  viewer: Restricted,
  counted: Counted,
  cut: Cut,
): Promise<Fragment> {
  const { upTo } = cut
  if (counted.granted <= FEW_GRANTS || viewer.groupIds.length >= MOST_PRINCIPALS)
    return grantedWhole(db, plan, viewer, cut)
  const { naming } = await db.one(sql<{ naming: number }>`select ${namingRows(db, viewer)} as naming`)
  if (!readsInOrder({ ...counted, naming, upTo })) return grantedWhole(db, plan, viewer, cut)
  // The best plan depends on how far it is read. For a first page the limit is written into the statement;
  // for other pages the plan is made anew.
  if (cut.offset === 0) return grantedInOrder(db, plan, viewer, cut, sql.lit(upTo))
  await db.run(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
  return grantedInOrder(db, plan, viewer, cut, sql`${upTo}`)
}
