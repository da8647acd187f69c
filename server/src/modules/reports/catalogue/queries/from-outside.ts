import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { Span } from './reading.ts'

type ComplaintsRow = {
  type: string
  locality: string
  received: number
  open: number
  resolved: number
  refused: number
  overdue: number
}

/** Complaints of some days by type and place. They are figures, so all are counted. */
export function countComplaints(db: TenantDb, { from, to }: Span, today: string): Promise<ComplaintsRow[]> {
  return db.rows(sql<ComplaintsRow>`
    select t.name as type, c.locality, count(*) as received,
           count(*) filter (where c.status in ('open', 'in_progress')) as open,
           count(*) filter (where c.status = 'resolved') as resolved,
           count(*) filter (where c.status in ('notaccepted', 'canceled', 'declined')) as refused,
           count(*) filter (where c.status in ('open', 'in_progress') and c.deadline_on < ${today}::date) as overdue
      from complaints c join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
     where c.institution_id = ${db.institutionId} and local_day(c.confirmed_at) between ${from}::date and ${to}::date
     group by t.id, t.name, c.locality order by t.name collate romanian, c.locality collate romanian`)
}

type SubmissionsRow = {
  type: string
  received: number
  waiting: number
  accepted: number
  rejected: number
  closed: number
}

/** What was handed in online in some days, by document type. */
export function countSubmissions(db: TenantDb, { from, to }: Span): Promise<SubmissionsRow[]> {
  return db.rows(sql<SubmissionsRow>`
    select t.name as type, count(*) as received,
           count(*) filter (where s.status in ('waiting', 'completion')) as waiting,
           count(*) filter (where s.status = 'accepted') as accepted,
           count(*) filter (where s.status = 'rejected') as rejected,
           count(*) filter (where s.status = 'closed') as closed
      from submissions s join doc_types t on t.institution_id = s.institution_id and t.id = s.doc_type_id
     where s.institution_id = ${db.institutionId} and local_day(s.confirmed_at) between ${from}::date and ${to}::date
     group by t.id, t.name order by t.name collate romanian`)
}
