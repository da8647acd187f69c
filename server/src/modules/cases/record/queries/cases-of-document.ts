import type { CaseDocumentRole } from '@hdoc/contract/cases/case-inputs.ts'
import { openShareStatuses } from '@hdoc/contract/cases/share-status.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'
import type { CaseRow } from './cases.ts'

export type CaseOfDocumentRow = Pick<
  CaseRow,
  | 'id'
  | 'number'
  | 'title'
  | 'status'
  | 'wait_until'
  | 'closing_status'
  | 'closed_at'
  | 'closed_by_name'
  | 'closed_for_name'
> & {
  role: CaseDocumentRole
  lead_group_id: number | null
  lead_group_name: string | null
  lead_user_id: number | null
  lead_user_name: string | null
  lead_since: string | null
}

/** Cases in which a document stands, of those that the viewer sees; the newest first. */
export function listCasesOf(db: TenantDb, viewer: Viewer, documentId: number): Promise<CaseOfDocumentRow[]> {
  return db.rows(sql<CaseOfDocumentRow>`
    select c.id, c.number, c.title, c.status, c.wait_until, c.closing_status, c.closed_at, c.closed_by_name, c.closed_for_name, x.role,
           s.group_id as lead_group_id, g.name as lead_group_name, s.user_id as lead_user_id, u.name as lead_user_name, s.assigned_at as lead_since
      from case_documents x
      join cases c on c.institution_id = x.institution_id and c.id = x.case_id
      join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
      left join case_shares s on s.institution_id = c.institution_id and s.case_id = c.id and s.role = 'lead'
                              and s.status = any(${[...openShareStatuses]}::text[])
      left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where x.institution_id = ${db.institutionId} and x.document_id = ${documentId} and ${isVisible(db, viewer)}
     order by c.id desc limit 20`)
}
