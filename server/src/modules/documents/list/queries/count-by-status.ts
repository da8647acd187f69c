import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { grantsOutside, openByRegister } from '../../visibility/queries/visibility.ts'
import { classConditions, shownStatus } from './class-conditions.ts'
import { isByText, isSeen } from './find-by-text.ts'
import { grantedByStatus } from './granted-classes.ts'
import { documentConditions } from './list.ts'
import type { ListPlan } from './list-plan.ts'

export type StatusCount = { status: number; documents: number }
const c = sql`c`

function fromCounters(db: TenantDb, { viewer, filters, today }: ListPlan): Fragment {
  const common = [sql`c.institution_id = ${db.institutionId}`, ...classConditions(c, filters.classes, today)]
  if (!viewer.all)
    common.push(sql`c.register_id = any(${[...viewer.seen]}::bigint[])`, sql`c.access_level <= 2`)
  const whole = allOf(common)
  // Status 3 shows as 4 after its deadline: of 3 only the days to come are read, and 4 is the rest. Of 15
  // each class is read, because there are few.
  const parts = [
    sql`select c.status, c.documents from document_totals c where ${whole} and c.status not in (3, 15)`,
    sql`select 4::smallint, c.documents from document_totals c where ${whole} and c.status = 3`,
    sql`select s.status, s.documents * s.sign from (select c.documents, x.status, x.sign from document_counts c
          cross join (values (3::smallint, 1), (4::smallint, -1)) x(status, sign)
         where ${whole} and c.status = 3 and c.deadline_on >= ${today}::date) s`,
    sql`select effective_status(c.status, nullif(c.resume_status, 0)::smallint, c.pending_until, c.deadline_on, ${today}::date), c.documents
          from document_counts c where ${whole} and c.status = 15`,
  ]
  if (!viewer.all) parts.push(grantedByStatus(db, viewer, filters.classes, today))
  return sql.join(parts, sql` union all `)
}

function fromDocuments(db: TenantDb, plan: ListPlan): Fragment {
  const { viewer, today } = plan
  const d = sql`d`
  const conditions = documentConditions(db, plan)
  if (isByText(plan))
    return sql`select ${shownStatus(d, today)} as status, 1 as documents from documents d where ${allOf([...conditions, isSeen(db, viewer)])}`
  const main = sql`select ${shownStatus(d, today)} as status, 1 as documents from documents d where ${allOf([openByRegister(viewer), ...conditions])}`
  if (viewer.all) return main
  const ids = grantsOutside(db, viewer).map(
    (grant) => sql`select a.document_id from document_access a where ${grant}`,
  )
  return sql`${main} union all select ${shownStatus(d, today)}, 1 from documents d
    where ${allOf([...conditions, sql`d.id = any(array(${sql.join(ids, sql` union `)}))`])}`
}

/** How many documents of a plan show each status today; statuses without any are left out. */
export function countByStatus(db: TenantDb, plan: ListPlan): Promise<StatusCount[]> {
  const isOnlyClasses = plan.filters.others.length === 0 && plan.meanings.length === 0
  const source = isOnlyClasses ? fromCounters(db, plan) : fromDocuments(db, plan)
  return db.rows(sql<StatusCount>`
    select s.status, sum(s.documents)::bigint as documents from (${source}) s(status, documents)
     group by s.status having sum(s.documents) <> 0 order by s.status`)
}
