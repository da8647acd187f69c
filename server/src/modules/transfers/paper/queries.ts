import type { TransferRowStatus } from '@hdoc/contract/transfers/transfer-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { paperHolder } from '../../documents/index.ts'

export type PlaceRow = {
  on_paper: boolean | null
  holder_id: number | null
  holder_name: string | null
  person: string
  since: string | null
  /** null = it is where its register keeps originals, nobody knows since when. */
  registered_at: string | null
}

/** Where the paper of a document is. */
export function findPlace(db: TenantDb, documentId: number): Promise<PlaceRow> {
  return db.one(sql<PlaceRow>`
    select coalesce(d.on_paper, comes_on_paper(d.physical_form, d.arrival)) as on_paper, h.id as holder_id, h.name as holder_name, coalesce(k.person_name, '') as person, k.since, case when d.paper_group_id is not null then d.registered_at end as registered_at
      from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id
      left join user_groups h on h.institution_id = d.institution_id and h.id = ${paperHolder}
      left join paper_custody k on k.institution_id = d.institution_id and k.document_id = d.id
     where d.institution_id = ${db.institutionId} and d.id = ${documentId}`)
}

export type PassedRow = {
  sheet_id: number
  number: string
  from_group_id: number
  to_group_id: number
  from: string
  to: string
  sent_at: string
  sent_by: string
  status: TransferRowStatus
  answered_at: string | null
  answered_by: string
  refusal: string
  reason: string
}

/** The transfers that a document went through, the newest first. */
export function listPassed(db: TenantDb, documentId: number): Promise<PassedRow[]> {
  return db.rows(sql<PassedRow>`
    select s.id as sheet_id, s.number, s.from_group_id, s.to_group_id, f.name as "from", t.name as "to", s.sent_at, s.sent_by_name as sent_by,
           r.status, r.answered_at, r.answered_by_name as answered_by, r.refusal, r.reason
      from transfer_rows r
      join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      join user_groups f on f.institution_id = s.institution_id and f.id = s.from_group_id
      join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id
     where r.institution_id = ${db.institutionId} and r.document_id = ${documentId} and r.status <> 'prepared'
     order by r.id desc limit 100`)
}
