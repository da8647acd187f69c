import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { NoticeAction } from '@hdoc/contract/notifications/notices.ts'
import type {
  DeliveryChannel,
  DeliveryReason,
  DeliveryState,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'

export type OutboxRow = {
  id: number
  channel: DeliveryChannel
  state: DeliveryState
  person: string
  action: NoticeAction | null
  number: string
  created_at: string
  due_at: string
  tried_at: string | null
  finished_at: string | null
  attempts: number
  reason: DeliveryReason | null
  detail: string
}

const columns: SqlColumns = {
  // Ids are given in the order of time.
  created_at: { sql: sql`local_day(m.created_at)`, type: 'date', sort: sql`m.id`, indexed: true },
  channel: { sql: sql`m.channel`, type: 'choice' },
  state: { sql: sql`m.state`, type: 'choice' },
  reason: { sql: sql`m.reason`, type: 'choice' },
  person: { sql: sql`coalesce(u.name, '')`, type: 'text', sort: sql`u.name collate romanian` },
  action: { sql: sql`n.action`, type: 'choice' },
  number: { sql: sql`coalesce(n.subject_number, '')`, type: 'text' },
}

export function listOutbox(db: TenantDb, query: ListQuery): Promise<{ rows: OutboxRow[]; total: number }> {
  return listPage<OutboxRow>(db, query, {
    select: sql`m.id, m.channel, m.state, coalesce(u.name, '') as person, n.action, coalesce(n.subject_number, '') as number, m.created_at,
      m.due_at, m.tried_at, m.finished_at, m.attempts, m.reason, m.detail`,
    from: sql`notification_deliveries m
      left join users u on u.institution_id = m.user_institution_id and u.id = m.user_id
      left join notifications n on n.institution_id = m.institution_id and n.id = m.notification_id`,
    where: sql`m.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`coalesce(u.name, '')`, sql`coalesce(n.subject_number, '')`],
    id: sql`m.id`,
  })
}

export type OpenCount = {
  state: DeliveryState
  channel: DeliveryChannel
  reason: DeliveryReason | null
  count: number
}

export function countOpen(db: TenantDb): Promise<OpenCount[]> {
  return db.rows(sql<OpenCount>`
    select state, channel, reason, count(*)::int as count from notification_deliveries
     where institution_id = ${db.institutionId} and state <> 'sent' group by state, channel, reason order by state, channel, reason`)
}

/** Most messages that are sent again at once. */
const MOST_RETRIED = 5_000

/**
 * Makes messages wait again that were given up or could not leave; gives their ids. A message that the queue tries by
 * itself is left to it.
 */
export async function putBack(
  db: TenantDb,
  { ids, reason }: { ids?: readonly number[] | undefined; reason?: DeliveryReason | undefined },
): Promise<number[]> {
  const chosen = ids ? sql`id = any(${[...ids]}::bigint[])` : sql`reason = ${reason ?? null}`
  const rows = await db.rows(sql<{ id: number }>`
    update notification_deliveries set state = 'waiting', reason = null, detail = '', finished_at = null
     where institution_id = ${db.institutionId} and id in (
       select id from notification_deliveries
        where institution_id = ${db.institutionId} and ${chosen}
          and (state = 'given_up' or state = 'waiting' and reason is not null)
        order by id limit ${MOST_RETRIED} for update)
    returning id`)
  return rows.map(({ id }) => id)
}
