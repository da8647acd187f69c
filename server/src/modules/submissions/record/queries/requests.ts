import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type RequestRow = {
  id: number
  submission_id: number
  message: string
  asked_at: string
  asked_by_name: string
  until_on: string
  holder_id: number
  answered_at: string | null
  answer: string
  over: boolean
}
const columns = sql`id, submission_id, message, asked_at, asked_by_name, until_on, holder_id, answered_at, answer, over`

export function listRequests(db: TenantDb, submissionId: number): Promise<RequestRow[]> {
  return db.rows(sql<RequestRow>`
    select ${columns} from submission_requests
     where institution_id = ${db.institutionId} and submission_id = ${submissionId} order by id desc`)
}

export function findRequest(db: TenantDb, id: number): Promise<RequestRow | undefined> {
  return db.maybe(sql<RequestRow>`
    select ${columns} from submission_requests where institution_id = ${db.institutionId} and id = ${id}`)
}

/** What a person is asked now; undefined when nothing is awaited of them. */
export function findOpenRequest(db: TenantDb, submissionId: number): Promise<RequestRow | undefined> {
  return db.maybe(sql<RequestRow>`
    select ${columns} from submission_requests
     where institution_id = ${db.institutionId} and submission_id = ${submissionId} and not over`)
}

type NewRequest = Pick<RequestRow, 'submission_id' | 'message' | 'asked_by_name' | 'until_on' | 'holder_id'>

export async function addRequest(db: TenantDb, v: NewRequest, at: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into submission_requests (institution_id, submission_id, message, asked_at, asked_by_name, until_on, holder_id)
    values (${db.institutionId}, ${v.submission_id}, ${v.message}, ${at}, ${v.asked_by_name}, ${v.until_on}, ${v.holder_id})
    returning id`)
  return id
}

export function storeAnswer(db: TenantDb, id: number, { answer, at }: { answer: string; at: Date }) {
  return db.run(sql`
    update submission_requests set answer = ${answer}, answered_at = ${at}, over = true
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Nobody waits for an answer any more; gives whether somebody did. */
export async function endRequests(db: TenantDb, submissionId: number): Promise<boolean> {
  const ended = await db.run(sql`
    update submission_requests set over = true
     where institution_id = ${db.institutionId} and submission_id = ${submissionId} and not over`)
  return ended > 0
}

/** Submissions whose completion did not come in time. */
export async function listLate(db: TenantDb, today: string): Promise<number[]> {
  const rows = await db.rows(sql<{ submission_id: number }>`
    select submission_id from submission_requests
     where institution_id = ${db.institutionId} and not over and until_on < ${today}::date order by id limit 500`)
  return rows.map(({ submission_id }) => submission_id)
}
