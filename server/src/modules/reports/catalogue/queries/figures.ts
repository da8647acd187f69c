import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isReal } from '../../queries/real-documents.ts'
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
     where d.institution_id = ${db.institutionId} and d.annulled_at is null and ${isReal}
       and (x.came or d.status in (1, 2, 3, 5, 15))
     group by g.id, g.name order by g.name collate romanian nulls first`)
}

export type OutcomeRow = {
  type_id: number
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
}

/** Outcomes of what was registered in some days, by type. */
export function listOutcomes(db: TenantDb, { from, to }: Span): Promise<OutcomeRow[]> {
  return db.rows(sql<OutcomeRow>`
    select t.id as type_id, t.name as type, count(*) as registered,
           count(*) filter (where d.status = 8) as favourable, count(*) filter (where d.status = 10) as unfavourable,
           count(*) filter (where d.status = 11) as partly, count(*) filter (where d.status in (6, 7)) as solved,
           count(*) filter (where d.status = 14) as declined, count(*) filter (where d.status = 13) as filed,
           count(*) filter (where d.status = 12) as withdrawn, count(*) filter (where d.status in (1, 2, 3, 5, 15)) as open
      from documents d
      join doc_types t on t.institution_id = ${db.institutionId} and t.id = d.doc_type_id
     where d.institution_id = ${db.institutionId} and d.registered_on between ${from}::date and ${to}::date
       and d.annulled_at is null and ${isReal}
     group by t.id, t.name`)
}
