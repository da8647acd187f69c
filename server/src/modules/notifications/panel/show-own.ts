import type {
  NotificationCounts,
  NotificationRow,
  notificationCalls,
} from '@hdoc/contract/notifications/notifications.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { countUnread, listOwn, markAllRead, markRead, type NoticeRow } from './queries.ts'

const presentNotice = (row: NoticeRow): NotificationRow => ({
  id: row.id,
  action: row.action,
  text: row.text,
  values: row.values,
  subject: { kind: row.kind, id: row.subject_id, number: row.number, title: row.title },
  at: row.at,
  read_at: row.read_at,
})

export async function showOwn({ db, actor }: StaffCtx, { list }: InputOf<typeof notificationCalls.list>) {
  const { rows, total } = await listOwn(db, actor, list)
  return { data: rows.map(presentNotice), meta: metaOf(list, total, rows.length) }
}

export async function showCounts({ db, actor }: StaffCtx): Promise<NotificationCounts> {
  const counts = await countUnread(db, actor)
  return {
    unread: counts.reduce((sum, { count }) => sum + count, 0),
    by_action: Object.fromEntries(counts.map(({ action, count }) => [action, count])),
  }
}

/** Ids that are not the person's own change nothing. */
export async function readSome(ctx: StaffCtx, { body }: InputOf<typeof notificationCalls.read>) {
  await markRead(ctx.db, ctx.actor, body.ids, ctx.clock.now())
  return { ...done(ctx.language), data: await showCounts(ctx) }
}

export async function readAll(ctx: StaffCtx, { body }: InputOf<typeof notificationCalls.readAll>) {
  await markAllRead(ctx.db, ctx.actor, { upTo: body.up_to, actions: body.actions, at: ctx.clock.now() })
  return { ...done(ctx.language), data: await showCounts(ctx) }
}
