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
  /** How the bytes of its files were signed, also those that are a copy of what was signed on another document. */
  ways: SignatureWay[]
}

/** What the rules of signatures look at in some documents, by id. */
export function listClosing(db: TenantDb, ids: readonly number[]): Promise<ClosingDocument[]> {
  return db.rows(sql<ClosingDocument>`
    select d.id, d.number, d.category, d.physical_form,
           doc_type_as_of(d.institution_id, d.doc_type_id, d.doc_type_version) ->> 'signature_type' as type,
           exists (select from approval_requests r where r.institution_id = d.institution_id and r.document_id = d.id and r.is_open) as is_asked,
           coalesce((select jsonb_agg(distinct g.way) from files f
                       join approval_signatures l on l.institution_id = f.institution_id and l.signed_digest = f.sha256
                       join approval_steps x on x.institution_id = l.institution_id and x.id = l.step_id
                       join approval_requests r on r.institution_id = x.institution_id and r.id = x.request_id
                        and r.status = 'signed' and r.current_version = l.file_version
                       join approval_steps s on s.institution_id = r.institution_id and s.request_id = r.id
                       join approval_signatures g on g.institution_id = s.institution_id and g.step_id = s.id
                      where f.institution_id = d.institution_id and f.document_id = d.id), '[]') as ways
      from documents d
     where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[]) order by d.id`)
}
