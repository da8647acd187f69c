import type { Client } from 'pg'
import type { Filled } from './fill-institution.ts'

/**
 * Tells people of every document, each of one in turn, a tenth of them unread, and leaves a mail for every fifth, of which
 * few were not sent.
 */
export async function fillNotices(client: Client, { institutionId, userIds }: Filled): Promise<void> {
  await client.query(
    `insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, text_values, subject_kind, subject_id,
                                subject_number, subject_title, at, read_at)
     select d.institution_id, d.institution_id, ($2::bigint[])[1 + d.id % cardinality($2::bigint[])],
            (array['new_task', 'doc_mention', 'doc_expire_3days', 'doc_exit_pending'])[1 + d.id / 7 % 4], 'filled:' || d.id, 'document_assigned',
            '{"by": "Persoana"}', 'document', d.id, d.number, d.short_description, d.registered_at,
            case when d.id % 10 <> 3 then d.registered_at end
       from documents d where d.institution_id = $1 order by d.id`,
    [institutionId, userIds],
  )
  await client.query(
    `insert into notification_deliveries (institution_id, user_institution_id, user_id, channel, key, notification_id, state, reason, created_at,
                                          due_at, finished_at)
     select n.institution_id, n.user_institution_id, n.user_id, 'email', 'notice:' || n.id, n.id,
            case when n.id % 1000 = 0 then 'given_up' else 'sent' end, case when n.id % 1000 = 0 then 'refused' end, n.at, n.at, n.at
       from notifications n where n.institution_id = $1 and n.id % 5 = 0 order by n.id`,
    [institutionId],
  )
  await client.query('vacuum analyze notifications')
  await client.query('vacuum analyze notification_deliveries')
}
