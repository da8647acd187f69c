import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isListed, isReal } from '../../queries/real-documents.ts'
import type { Reading } from './reading.ts'

type OverdueRow = {
  id: number
  number: string
  registered_on: string
  type: string
  department: string | null
  people: string | null
  deadline_on: string
  days: number
}

/** Statuses of open documents. */
const OPEN = sql`(1, 2, 3, 5, 15)`

/** Who works a document (alias d) now. */
const workers = sql`(
  select string_agg(distinct u.name, ', ' order by u.name)
    from case_documents k
    join case_shares s on s.institution_id = k.institution_id and s.case_id = k.case_id and s.is_open
    join users u on u.institution_id = s.institution_id and u.id = s.user_id
   where k.institution_id = d.institution_id and k.document_id = d.id and k.held)`

const isOverdue = (reading: Reading): Fragment => sql`
  d.institution_id = ${reading.db.institutionId} and d.status in ${OPEN} and d.deadline_on < ${reading.today}::date
  and (${reading.parameters.group_id ?? null}::bigint is null or d.group_id = ${reading.parameters.group_id ?? null}::bigint) and ${isListed(reading)}`

export function listOverdue(reading: Reading): Promise<OverdueRow[]> {
  return reading.db.rows(sql<OverdueRow>`
    select d.id, d.number, d.registered_on, t.name as type, g.name as department, ${workers} as people, d.deadline_on,
           ${reading.today}::date - d.deadline_on as days
      from documents d
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
      left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
     where ${isOverdue(reading)} and d.id > ${reading.after}
     order by d.id limit ${reading.limit}`)
}

export async function countOverdue(reading: Reading): Promise<number> {
  const { found } = await reading.db.one(
    sql<{ found: number }>`select count(*) as found from documents d where ${isOverdue(reading)}`,
  )
  return found
}

type OpenRow = {
  department: string | null
  person: string | null
  open: number
  overdue: number
  without_term: number
  oldest: string
}

/** Open documents by department and person; with several persons a document stands with each. */
export function listOpenByPerson(
  db: TenantDb,
  today: string,
  groupId: number | undefined,
): Promise<OpenRow[]> {
  return db.rows(sql<OpenRow>`
    select g.name as department, u.name as person, count(*) as open, count(*) filter (where d.deadline_on < ${today}::date) as overdue,
           count(*) filter (where d.deadline_on is null) as without_term, min(d.registered_on) as oldest
      from documents d
      left join lateral (
        select s.group_id, s.user_id from case_documents k
          join case_shares s on s.institution_id = k.institution_id and s.case_id = k.case_id and s.is_open
         where k.institution_id = d.institution_id and k.document_id = d.id and k.held) w on true
      left join user_groups g on g.institution_id = d.institution_id and g.id = coalesce(w.group_id, d.group_id)
      left join users u on u.institution_id = d.institution_id and u.id = w.user_id
     where d.institution_id = ${db.institutionId} and d.status in ${OPEN} and ${isReal}
       and (${groupId ?? null}::bigint is null or g.id = ${groupId ?? null}::bigint)
     group by g.id, g.name, u.id, u.name
     order by g.name collate romanian nulls first, u.name collate romanian nulls first`)
}
