import type {
  DataRequestState,
  DataRequestWay,
  RequestMailState,
} from '@hdoc/contract/cases/data-requests.ts'
import type { DeliveryReason } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type ItemRow = {
  n: number
  what: string
  answer: string
  answered_at: string | null
  files: { id: number; name: string; size: number }[]
}

/** Why the mail of a request did not leave; `link_gone`: the secret that made its link is no longer known. */
export type MailReason = DeliveryReason | 'link_gone'

export type RequestRow = {
  id: number
  case_id: number
  share_id: number
  document_id: number
  asked_at: string
  asked_by_institution_id: number
  asked_by_id: number
  asked_by_name: string
  group_name: string
  message: string
  until_on: string
  way: DataRequestWay
  email: string
  nonce: Buffer
  token_hash: Buffer
  stops_clock: boolean
  state: DataRequestState
  ended_at: string | null
  ended_by_name: string
  end_reason: string
  added_days: number
  replies: { at: string; text: string }[]
  reminded_at: string | null
  mails: number
  mail_state: RequestMailState
  /** Which of its mails the state is of; only that one still leaves. */
  mail_key: string
  mail_reason: MailReason | null
  mail_detail: string
  mailed_at: string | null
  /** How often the citizen sent something. */
  sends: number
  /** Of the document the case began with. */
  document_number: string
  registered_on: string
  doc_type: string
  doc_type_id: number
  deadline_on: string | null
  items: ItemRow[]
}

const columns = sql`q.id, q.case_id, q.share_id, q.document_id, q.asked_at, q.asked_by_institution_id, q.asked_by_id, q.asked_by_name, q.group_name,
  q.message, q.until_on, q.way, q.email, q.nonce, q.token_hash, q.stops_clock, q.state, q.ended_at, q.ended_by_name, q.end_reason, q.added_days,
  q.replies, q.reminded_at, q.mails, q.mail_state, q.mail_key, q.mail_reason, q.mail_detail, q.mailed_at, q.sends, d.number as document_number, d.registered_on, t.name as doc_type, t.id as doc_type_id, d.deadline_on,
  (select jsonb_agg(jsonb_build_object('n', i.n, 'what', i.what, 'answer', i.answer, 'answered_at', i.answered_at, 'files',
            coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id)
                        from data_request_files x join files f on f.institution_id = x.institution_id and f.id = x.file_id
                       where x.institution_id = i.institution_id and x.request_id = i.request_id and x.item = i.n and x.sent_at is not null), '[]')) order by i.n)
     from data_request_items i where i.institution_id = q.institution_id and i.request_id = q.id) as items`
const from = sql`data_requests q
  join documents d on d.institution_id = q.institution_id and d.id = q.document_id
  join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id`

const listWhere = (db: TenantDb, where: Fragment): Promise<RequestRow[]> =>
  db.rows(sql<RequestRow>`
    select ${columns} from ${from} where q.institution_id = ${db.institutionId} and ${where} order by q.id desc limit 100`)

export const listRequests = (db: TenantDb, caseId: number): Promise<RequestRow[]> =>
  listWhere(db, sql`q.case_id = ${caseId}`)

export const findRequest = async (db: TenantDb, id: number): Promise<RequestRow | undefined> =>
  (await listWhere(db, sql`q.id = ${id}`))[0]

/** The one request of a case that waits. */
export const findOpenRequest = async (db: TenantDb, caseId: number): Promise<RequestRow | undefined> =>
  (await listWhere(db, sql`q.case_id = ${caseId} and q.state = 'open'`))[0]

/** The address of the issuer of a document, and whether the deadlines of its type stop. */
export async function findAsked(
  db: TenantDb,
  documentId: number,
): Promise<{ email: string; stops_clock: boolean }> {
  const row = await db.maybe(sql<{ email: string; stops_clock: boolean }>`
    select coalesce(i.email, '') as email, t.stops_clock
      from documents d
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
      left join issuers i on i.institution_id = d.institution_id and i.id = d.issuer_id
     where d.institution_id = ${db.institutionId} and d.id = ${documentId}`)
  return row ?? { email: '', stops_clock: false }
}

export type NewRequest = Pick<
  RequestRow,
  | 'case_id'
  | 'share_id'
  | 'document_id'
  | 'asked_by_institution_id'
  | 'asked_by_id'
  | 'asked_by_name'
  | 'group_name'
  | 'message'
  | 'until_on'
  | 'way'
  | 'email'
  | 'nonce'
  | 'token_hash'
  | 'stops_clock'
> & { at: Date; items: readonly string[] }

export async function addRequest(db: TenantDb, one: NewRequest): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into data_requests (institution_id, case_id, share_id, document_id, asked_at, asked_by_institution_id, asked_by_id, asked_by_name,
        group_name, message, until_on, way, email, nonce, token_hash, stops_clock, mail_state, mail_key)
    values (${db.institutionId}, ${one.case_id}, ${one.share_id}, ${one.document_id}, ${one.at}, ${one.asked_by_institution_id}, ${one.asked_by_id},
            ${one.asked_by_name}, ${one.group_name}, ${one.message}, ${one.until_on}, ${one.way}, ${one.email}, ${one.nonce}, ${one.token_hash},
            ${one.stops_clock}, ${one.way === 'email' ? 'waiting' : 'none'}, ${one.way === 'email' ? 'asked' : ''})
    returning id`)
  await db.run(sql`
    insert into data_request_items (institution_id, request_id, n, what)
    select ${db.institutionId}, ${id}, n, what from unnest(${[...one.items]}::text[]) with ordinality i(what, n)`)
  return id
}

type End = { state: Exclude<DataRequestState, 'open'>; at: Date; by: string; reason: string }

export function storeRequestEnd(db: TenantDb, id: number, { state, at, by, reason }: End): Promise<number> {
  return db.run(sql`
    update data_requests set state = ${state}, ended_at = ${at}, ended_by_name = ${by}, end_reason = ${reason}
     where institution_id = ${db.institutionId} and id = ${id} and state = 'open'`)
}

export function storeAddedDays(db: TenantDb, id: number, days: number): Promise<number> {
  return db.run(
    sql`update data_requests set added_days = ${days} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/** Open requests whose last day is over, by id. */
export async function listExpired(db: TenantDb, today: string): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select id from data_requests
     where institution_id = ${db.institutionId} and state = 'open' and until_on < ${today}::date order by id limit 500`)
  return rows.map(({ id }) => id)
}
