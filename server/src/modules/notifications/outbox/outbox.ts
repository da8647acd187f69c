import type {
  DeliveryRow,
  notificationDeliveryCalls,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { deliveriesWanted } from '../events/index.ts'
import { countOpen, listOutbox, type OutboxRow, putBack } from './queries.ts'

/** Whether an administrator may have a message sent again; others are under way or arrived. */
const isStopped = ({ state, reason }: OutboxRow): boolean =>
  state === 'given_up' || (state === 'waiting' && reason !== null)

const presentDelivery = (row: OutboxRow): DeliveryRow => ({
  id: row.id,
  channel: row.channel,
  state: row.state,
  person: row.person,
  action: row.action,
  number: row.number,
  created_at: row.created_at,
  due_at: row.due_at,
  tried_at: row.tried_at,
  finished_at: row.finished_at,
  attempts: row.attempts,
  reason: row.reason,
  detail: row.detail,
  can: { retry: isStopped(row) },
})

export async function showOutbox({ db }: StaffCtx, { list }: InputOf<typeof notificationDeliveryCalls.list>) {
  const { rows, total } = await listOutbox(db, list)
  return { data: rows.map(presentDelivery), meta: metaOf(list, total, rows.length) }
}

export async function showSummary({ db, settings }: StaffCtx) {
  return {
    open: await countOpen(db),
    delivers: { email: settings.smtpUrl !== undefined, sms: settings.sms !== undefined, push: true },
  }
}

/** Has messages sent again. The worker adds their jobs, because only it fills the queue. */
export async function retryDeliveries(
  ctx: StaffCtx,
  { body }: InputOf<typeof notificationDeliveryCalls.retry>,
) {
  const ids = await putBack(ctx.db, body)
  if (ids.length > 0) {
    await emit(ctx.db, deliveriesWanted, { delivery_ids: ids }, ctx.clock.now())
    await recordAudit(ctx, {
      action: 'notifications.retried',
      subjectType: 'notification_outbox',
      subjectId: ctx.db.institutionId,
      after: { messages: ids.length, ...(body.reason && { reason: body.reason }) },
    })
  }
  return { ...done(ctx.language), retried: ids.length }
}
