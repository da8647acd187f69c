import type { ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isListed } from '../../queries/real-documents.ts'
import type { Reading } from './reading.ts'

type PendingRow = {
  id: number
  document_id: number
  number: string
  person: string
  task: ApprovalTask
  requested_by: string
  since: string
  days: number
}

/** Steps whose turn it is, of documents that the person sees. */
export function listPendingSteps(reading: Reading): Promise<PendingRow[]> {
  const { db, today, after, limit } = reading
  return db.rows(sql<PendingRow>`
    select s.id, d.id as document_id, d.number, u.name as person, s.task, q.requested_by_name as requested_by,
           local_day(coalesce(s.turn_at, q.requested_at)) as since, ${today}::date - local_day(coalesce(s.turn_at, q.requested_at)) as days
      from approval_steps s
      join approval_requests q on q.institution_id = s.institution_id and q.id = s.request_id
      join documents d on d.institution_id = q.institution_id and d.id = q.document_id
      join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where s.institution_id = ${db.institutionId} and q.is_open and s.status in ('pending', 'waiting_for_signature')
       and s.id > ${after} and ${isListed(reading)}
     order by s.id limit ${limit}`)
}
