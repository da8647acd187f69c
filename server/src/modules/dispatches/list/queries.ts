import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ShippingMethod } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { allOf, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'
import { type DispatchRow, dispatchColumns, dispatchTables, isToRepeat } from '../record/queries.ts'

const columns: SqlColumns = {
  number: { sql: sql`d.number`, type: 'text', sort: sql`d.id` },
  case_number: { sql: sql`c.number`, type: 'text', sort: sql`c.id` },
  ship_to: { sql: sql`x.ship_to`, type: 'text', sort: sql`x.ship_to collate romanian` },
  address: { sql: sql`x.address`, type: 'text', sort: sql`x.address collate romanian` },
  method: { sql: sql`x.method`, type: 'choice' },
  postal_kind: { sql: sql`x.postal_kind`, type: 'choice' },
  status: { sql: sql`x.status`, type: 'choice' },
  when: { sql: sql`x.ship_on`, type: 'date' },
  sent_on: { sql: sql`x.sent_on`, type: 'date' },
  tracking_number: { sql: sql`x.tracking_number`, type: 'text' },
  to_repeat: { sql: isToRepeat, type: 'boolean' },
  mail_state: { sql: sql`x.mail_state`, type: 'choice' },
  prepared_by: { sql: sql`x.prepared_by_name`, type: 'text', sort: sql`x.prepared_by_name collate romanian` },
}

/** One page of the dispatches whose document the viewer sees. */
export function listDispatches(
  db: TenantDb,
  query: ListQuery,
  viewer: Viewer,
): Promise<{ rows: DispatchRow[]; total: number }> {
  return listPage<DispatchRow>(db, query, {
    select: dispatchColumns,
    from: dispatchTables,
    where: allOf([sql`x.institution_id = ${db.institutionId}`, isVisible(db, viewer)]),
    columns,
    search: [sql`d.number`, sql`c.number`, sql`x.ship_to`, sql`x.tracking_number`],
    id: sql`x.id`,
  })
}

/** What leaves on a day by one method: what was sent on it, and what is prepared for it or was left from before. */
export function listOfDay(
  db: TenantDb,
  { on, method }: { on: string; method: ShippingMethod },
  viewer: Viewer,
): Promise<DispatchRow[]> {
  return db.rows(sql<DispatchRow>`
    select ${dispatchColumns} from ${dispatchTables}
     where x.institution_id = ${db.institutionId} and x.method = ${method}
       and (x.sent_on = ${on}::date or (x.status = 'prepared' and x.repeated_by_id is null and x.ship_on <= ${on}::date))
       and ${isVisible(db, viewer)}
     order by x.postal_kind, x.id`)
}

/** What has not left, or is to be sent again, of the documents that the viewer sees; e-mails on their way are not waiting. */
export async function countWaiting(db: TenantDb, viewer: Viewer): Promise<number> {
  const { waiting } = await db.one(sql<{ waiting: number }>`
    select count(*)::int as waiting from ${dispatchTables}
     where x.institution_id = ${db.institutionId} and ${isVisible(db, viewer)}
       and (${isToRepeat} or (x.status = 'prepared' and x.repeated_by_id is null and x.method <> 'email'))`)
  return waiting
}
