import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { settledOn } from '../../legal/queries.ts'
import type { Span } from './reading.ts'

type WorkloadRow = {
  department: string | null
  registered: number
  closed: number
  open: number
  overdue: number
}

/** By department: what came in the days asked for and what of it is closed, and what lies there now. */
export function listWorkload(db: TenantDb, { from, to }: Span, today: string): Promise<WorkloadRow[]> {
  return db.rows(sql<WorkloadRow>`
    select g.name as department,
           count(*) filter (where x.came) as registered,
           count(*) filter (where x.came and d.status in (6, 7, 8, 10, 11, 12, 13, 14)) as closed,
           count(*) filter (where d.status in (1, 2, 3, 5, 15)) as open,
           count(*) filter (where d.status in (1, 2, 3, 5, 15) and d.deadline_on < ${today}::date) as overdue
      from documents d
      left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id,
           lateral (select d.registered_on between ${from}::date and ${to}::date as came) x
     where d.institution_id = ${db.institutionId} and d.annulled_at is null and not d.is_test
       and (x.came or d.status in (1, 2, 3, 5, 15))
     group by g.id, g.name order by g.name collate romanian nulls first`)
}

type OutcomeRow = {
  type: string
  registered: number
  favourable: number
  unfavourable: number
  partly: number
  solved: number
  declined: number
  filed: number
  withdrawn: number
  open: number
  /** Days from registration to the answer; null = none is closed, or the days are not known. */
  days: number | null
}

/** Outcomes of what was registered in some days, by type, and how many days an answer took. */
export function listOutcomes(db: TenantDb, { from, to }: Span): Promise<OutcomeRow[]> {
  return db.rows(sql<OutcomeRow>`
    select t.name as type, count(*) as registered,
           count(*) filter (where x.status = 8) as favourable, count(*) filter (where x.status = 10) as unfavourable,
           count(*) filter (where x.status = 11) as partly, count(*) filter (where x.status in (6, 7)) as solved,
           count(*) filter (where x.status = 14) as declined, count(*) filter (where x.status = 13) as filed,
           count(*) filter (where x.status = 12) as withdrawn, count(*) filter (where x.status in (1, 2, 3, 5, 15)) as open,
           round(avg(greatest(x.settled_on - x.registered_on, 0)), 1)::float8 as days
      from (select d.doc_type_id, d.status, d.registered_on, ${settledOn(db)} as settled_on from documents d
             where d.institution_id = ${db.institutionId} and d.registered_on between ${from}::date and ${to}::date
               and d.annulled_at is null and not d.is_test) x
      join doc_types t on t.institution_id = ${db.institutionId} and t.id = x.doc_type_id
     group by t.id, t.name order by t.name collate romanian`)
}
