import type { SignatureWay } from '@hdoc/contract/approvals/approval-status.ts'
import type { DocumentCategory, SignatureType } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ClosingDocument = {
  id: number
  number: string
  category: DocumentCategory
  physical_form: string
  type: SignatureType
  /** A request on one of its files goes on. */
  is_asked: boolean
  /** How the versions that are active now were signed. */
  ways: SignatureWay[]
}

/** What the rules of signatures look at in some documents, by id. */
export function listClosing(db: TenantDb, ids: readonly number[]): Promise<ClosingDocument[]> {
  return db.rows(sql<ClosingDocument>`
    select d.id, d.number, d.category, d.physical_form,
           doc_type_as_of(d.institution_id, d.doc_type_id, d.doc_type_version) ->> 'signature_type' as type,
           exists (select from approval_requests r where r.institution_id = d.institution_id and r.document_id = d.id and r.is_open) as is_asked,
           coalesce((select jsonb_agg(distinct g.way) from approval_requests r
                       join files f on f.institution_id = r.institution_id and f.id = r.file_id and f.version = r.current_version
                       join approval_steps s on s.institution_id = r.institution_id and s.request_id = r.id
                       join approval_signatures g on g.institution_id = s.institution_id and g.step_id = s.id
                      where r.institution_id = d.institution_id and r.document_id = d.id and r.status = 'signed'), '[]') as ways
      from documents d
     where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[]) order by d.id`)
}
