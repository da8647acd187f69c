import type { ApprovalMode, ApprovalStatus } from '@hdoc/contract/approvals/approval-status.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, type Statement, sql } from '../../../../platform/db/sql.ts'

export type RequestRow = {
  institution_id: number
  id: number
  document_id: number
  number: string
  short_description: string
  registered_on: string
  file_id: number
  file_version: number
  file_name: string
  mime: string
  digest: string
  current_version: number
  text: string
  mode: ApprovalMode
  status: Exclude<ApprovalStatus, 'waiting'>
  is_open: boolean
  requested_at: string
  requested_by_institution_id: number
  requested_by_id: number
  requested_by_name: string
  ended_at: string | null
  revoked_at: string | null
  revoked_by_name: string
  revoked_reason: string
  version: number
}
export type ChangingRequest = Granted<'approval.change', RequestRow>

const columns = sql`r.institution_id, r.id, r.document_id, d.number, d.short_description, d.registered_on, r.file_id, r.file_version, r.file_name,
  r.mime, r.digest, r.current_version, r.text, r.mode, r.status, r.is_open, r.requested_at, r.requested_by_institution_id, r.requested_by_id,
  r.requested_by_name, r.ended_at, r.revoked_at, r.revoked_by_name, r.revoked_reason, r.version`

/** `r` the request, `d` its document. */
function requestsWhere(db: TenantDb, which: Fragment): Statement<RequestRow> {
  return sql<RequestRow>`
    select ${columns} from approval_requests r
      join documents d on d.institution_id = r.institution_id and d.id = r.document_id
     where r.institution_id = ${db.institutionId} and ${which} order by r.id desc`
}

/** One request, whoever asks: whether they see it says its document. */
export const findRequest = (db: TenantDb, id: number): Promise<RequestRow | undefined> =>
  db.maybe(requestsWhere(db, sql`r.id = ${id}`))

export const listRequestsOf = (db: TenantDb, documentIds: readonly number[]): Promise<RequestRow[]> =>
  db.rows(requestsWhere(db, sql`r.document_id = any(${[...documentIds]}::bigint[])`))

export const listRequests = (db: TenantDb, ids: readonly number[]): Promise<RequestRow[]> =>
  db.rows(requestsWhere(db, sql`r.id = any(${[...ids]}::bigint[])`))

export const listOpenOf = (db: TenantDb, documentId: number): Promise<RequestRow[]> =>
  db.rows(requestsWhere(db, sql`r.document_id = ${documentId} and r.is_open`))

export const findOpenOfFile = (db: TenantDb, fileId: number): Promise<RequestRow | undefined> =>
  db.maybe(requestsWhere(db, sql`r.file_id = ${fileId} and r.is_open`))

export type NewRequest = Pick<
  RequestRow,
  'document_id' | 'file_id' | 'file_version' | 'file_name' | 'mime' | 'digest' | 'text' | 'mode' | 'status'
> & { by: { institutionId: number; id: number; name: string }; at: Date }

export async function addRequest(db: TenantDb, one: NewRequest): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into approval_requests (institution_id, document_id, file_id, file_version, file_name, mime, digest, current_version, text, mode, status,
      requested_at, requested_by_institution_id, requested_by_id, requested_by_name)
    values (${db.institutionId}, ${one.document_id}, ${one.file_id}, ${one.file_version}, ${one.file_name}, ${one.mime}, ${one.digest},
      ${one.file_version}, ${one.text}, ${one.mode}, ${one.status}, ${one.at}, ${one.by.institutionId}, ${one.by.id}, ${one.by.name})
    returning id`)
  return id
}

/** Where a request stands after a change of its steps. */
export function storeRequest(
  db: TenantDb,
  { id }: ChangingRequest,
  { status, endedAt }: { status: RequestRow['status']; endedAt: Date | null },
): Promise<number> {
  return db.run(sql`
    update approval_requests set status = ${status}, is_open = ${endedAt === null}, ended_at = ${endedAt}::timestamptz, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export function storeRevoking(
  db: TenantDb,
  { id }: ChangingRequest,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<number> {
  return db.run(sql`
    update approval_requests set revoked_at = ${at}, revoked_by_name = ${by}, revoked_reason = ${reason}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** The version that bears the signatures given so far. */
export function storeCurrentVersion(db: TenantDb, { id }: ChangingRequest, version: number): Promise<number> {
  return db.run(sql`
    update approval_requests set current_version = ${version} where institution_id = ${db.institutionId} and id = ${id}`)
}
