import type { ApprovalStatus, ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A request as notices tell of it. */
export type ToldRequest = {
  id: number
  number: string
  title: string
  access_level: number
  requested_by_institution_id: number
  requested_by_id: number
}

export function findToldRequest(db: TenantDb, id: number): Promise<ToldRequest | undefined> {
  return db.maybe(sql<ToldRequest>`
    select r.id, d.number, d.short_description as title, d.access_level, r.requested_by_institution_id, r.requested_by_id
      from approval_requests r join documents d on d.institution_id = r.institution_id and d.id = r.document_id
     where r.institution_id = ${db.institutionId} and r.id = ${id}`)
}

export function findToldStep(
  db: TenantDb,
  id: number,
): Promise<{ user_id: number; task: ApprovalTask; status: ApprovalStatus } | undefined> {
  return db.maybe(sql<{ user_id: number; task: ApprovalTask; status: ApprovalStatus }>`
    select user_id, task, status from approval_steps where institution_id = ${db.institutionId} and id = ${id}`)
}
