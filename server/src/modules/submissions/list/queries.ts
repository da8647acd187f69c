import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { SubmissionStatus } from '@hdoc/contract/submissions/submission-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type ListedSubmission, listedColumns, listedFrom } from '../record/queries/submissions.ts'

const columns: SqlColumns = {
  name: { sql: sql`s.name`, type: 'text', sort: sql`s.name collate romanian` },
  doc_type: { sql: sql`s.doc_type_id`, type: 'reference', sort: sql`t.name collate romanian` },
  subject: { sql: sql`s.subject`, type: 'text', sort: sql`s.subject collate romanian` },
  status: { sql: sql`s.status`, type: 'choice' },
  confirmed_at: { sql: sql`local_day(s.confirmed_at)`, type: 'date', sort: sql`s.confirmed_at` },
  number: { sql: sql`s.number`, type: 'text', sort: sql`s.id` },
  group: { sql: sql`g.id`, type: 'reference', sort: sql`g.name collate romanian` },
}

/** One page of submissions with the exact total. */
export function listSubmissions(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: ListedSubmission[]; total: number }> {
  return listPage<ListedSubmission>(db, query, {
    select: listedColumns,
    from: listedFrom,
    where: sql`s.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`s.name`, sql`s.subject`, sql`s.number`, sql`t.name`],
    id: sql`s.id`,
  })
}

export function countByStatus(db: TenantDb): Promise<{ status: SubmissionStatus; count: number }[]> {
  return db.rows(sql<{ status: SubmissionStatus; count: number }>`
    select status, count(*) as count from submissions where institution_id = ${db.institutionId} group by status`)
}

/** Those that a clerk has to decide on: what the menu counts. */
export async function countWaiting(db: TenantDb): Promise<number> {
  const { total } = await db.one(sql<{ total: number }>`
    select count(*) as total from submissions where institution_id = ${db.institutionId} and status = 'waiting'`)
  return total
}

type Choice = { id: number; name: string }

/** Registers of incoming documents that are not closed. */
export function listOpenRegisters(db: TenantDb): Promise<Choice[]> {
  return db.rows(sql<Choice>`
    select id, name from registers
     where institution_id = ${db.institutionId} and not closed and not secondary and (category is null or category = 'intrare')
     order by name collate romanian`)
}

export function listActiveGroups(db: TenantDb): Promise<Choice[]> {
  return db.rows(sql<Choice>`
    select id, name from user_groups where institution_id = ${db.institutionId} and active order by name collate romanian`)
}
