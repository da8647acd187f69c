import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { NoticeSubject } from '@hdoc/contract/notifications/notice-subjects.ts'
import type { NoticeKey } from '@hdoc/contract/notifications/notice-texts.ts'
import type { NoticeAction } from '@hdoc/contract/notifications/notices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { Person } from '../recipients/recipient.ts'

export type NoticeRow = {
  id: number
  action: NoticeAction
  text: NoticeKey
  values: Record<string, string | number>
  kind: NoticeSubject
  subject_id: number
  number: string
  title: string
  at: string
  read_at: string | null
}

const columns: SqlColumns = {
  action: { sql: sql`n.action`, type: 'choice' },
  unread: { sql: sql`n.unread`, type: 'boolean', indexed: true },
  at: { sql: sql`local_day(n.at)`, type: 'date', sort: sql`n.at` },
  number: { sql: sql`n.subject_number`, type: 'text' },
}
const select = sql`n.id, n.action, n.text_key as text, n.text_values as values, n.subject_kind as kind, n.subject_id,
  n.subject_number as number, n.subject_title as title, n.at, n.read_at`

/** A person's own notices (alias n) as their panel shows them. */
const own = (db: TenantDb, { institutionId, id }: Person): Fragment =>
  sql`n.institution_id = ${db.institutionId} and n.user_institution_id = ${institutionId} and n.user_id = ${id} and n.in_panel`

export function listOwn(
  db: TenantDb,
  person: Person,
  query: ListQuery,
): Promise<{ rows: NoticeRow[]; total: number }> {
  return listPage<NoticeRow>(db, query, {
    select,
    from: sql`notifications n`,
    where: own(db, person),
    columns,
    search: [sql`n.subject_number`, sql`n.subject_title`],
    id: sql`n.id`,
  })
}

export function countUnread(
  db: TenantDb,
  person: Person,
): Promise<{ action: NoticeAction; count: number }[]> {
  return db.rows(sql<{ action: NoticeAction; count: number }>`
    select n.action, count(*)::int as count from notifications n where ${own(db, person)} and n.unread group by n.action order by n.action`)
}

export function markRead(db: TenantDb, person: Person, ids: readonly number[], at: Date): Promise<number> {
  return db.run(sql`
    update notifications n set read_at = ${at} where ${own(db, person)} and n.unread and n.id = any(${[...ids]}::bigint[])`)
}

/** Marks everything up to a notice; with `actions`, only those of these actions. */
export function markAllRead(
  db: TenantDb,
  person: Person,
  { upTo, actions, at }: { upTo: number; actions: readonly string[] | undefined; at: Date },
): Promise<number> {
  const which = actions === undefined ? sql`true` : sql`n.action = any(${[...actions]}::text[])`
  return db.run(sql`
    update notifications n set read_at = ${at} where ${own(db, person)} and n.unread and n.id <= ${upTo} and ${which}`)
}
