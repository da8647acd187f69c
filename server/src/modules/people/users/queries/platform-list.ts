import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { PlatformUser, PlatformUserList } from '@hdoc/contract/people/platform-users.ts'
import type { PlatformDb, TenantDb } from '../../../../platform/db/database.ts'
import {
  checkSortable,
  isIndexedSort,
  orderOf,
  type SqlColumns,
  whereOf,
} from '../../../../platform/db/list/list-sql.ts'
import type { Db } from '../../../../platform/db/run-transaction.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { platformListColumns, searchCondition, userSelect } from './columns.ts'

export type PlatformUserRow = Omit<PlatformUser, 'can'> & { password_known: boolean }

const columns: SqlColumns = {
  ...platformListColumns,
  institution_id: { sql: sql`u.institution_id`, type: 'number' },
  institution_name: { sql: sql`i.name`, type: 'text', sort: sql`i.name collate romanian`, indexed: true },
}
const whoIsIn: Readonly<Record<PlatformUserList, Fragment>> = {
  platform: sql`u.institution_id = 0`,
  all: sql`true`,
  pending: sql`u.state = 'pending'`,
}

/**
 * Lists people of all institutions, with an exact total. The count joins the institutions only when their
 * names are asked about. Roles and departments are gathered for the people of the page, not for those before
 * it.
 */
export async function listAcross(
  db: PlatformDb,
  type: PlatformUserList,
  query: ListQuery,
): Promise<{ rows: PlatformUserRow[]; total: number }> {
  const where = allOf([
    whoIsIn[type],
    searchCondition(query),
    whereOf({ ...query, search: '', filterstring: '' }, columns, []),
  ])
  const asksName = query.filters.some(({ column }) => column === 'institution_name')
  const joined = sql`users u join institutions i on i.id = u.institution_id`
  const limit = query.rows ?? 20
  const order = orderOf(query, columns, sql`u.id`)
  const counted = db.one(
    sql<{ total: number }>`select count(*) as total from ${asksName ? joined : sql`users u`} where ${where}`,
  )
  if (!isIndexedSort(query, columns)) checkSortable(false, (await counted).total)
  const rows = await db.rows(sql<PlatformUserRow>`
    select ${userSelect}, u.institution_id, i.name as institution_name
      from (select u.institution_id, u.id from ${joined} where ${where} order by ${order} limit ${limit} offset ${(query.page - 1) * limit}) page
      join users u using (institution_id, id) join institutions i on i.id = u.institution_id order by ${order}`)
  return { rows, total: (await counted).total }
}

export function findInstitutionName(db: Db, institutionId: number): Promise<{ name: string } | undefined> {
  return db.maybe(sql<{ name: string }>`select name from institutions where id = ${institutionId}`)
}

/** Has this person of the platform looked at it since then? */
export async function hasLooked(
  db: TenantDb,
  look: { action: string; subjectType: string; subjectId: number; actorId: number; since: Date },
): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from audit_entries where institution_id = ${db.institutionId} and subject_type = ${look.subjectType}
       and subject_id = ${look.subjectId} and action = ${look.action} and actor_institution_id = 0
       and actor_id = ${look.actorId} and at > ${look.since} limit 1`)
  return row !== undefined
}
