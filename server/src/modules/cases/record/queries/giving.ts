import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { CaseRow, ChangingCase } from './cases.ts'
import { caseColumns } from './cases.ts'
import { type ChangingShare, type ShareRow, shareColumns } from './shares.ts'

/** The cases of some shares. */
export function listCasesOfShares(db: TenantDb, shareIds: readonly number[]): Promise<CaseRow[]> {
  return db.rows(sql<CaseRow>`
    select ${caseColumns}
      from cases c
      join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
     where c.institution_id = ${db.institutionId} and c.id in (
       select case_id from case_shares where institution_id = ${db.institutionId} and id = any(${[...shareIds]}::bigint[]))
     order by c.id`)
}

/** All shares of some cases. */
export function listSharesOfCases(db: TenantDb, caseIds: readonly number[]): Promise<ShareRow[]> {
  return db.rows(sql<ShareRow>`
    select ${shareColumns}
      from case_shares s
      left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where s.institution_id = ${db.institutionId} and s.case_id = any(${[...caseIds]}::bigint[])
     order by s.case_id, s.id`)
}

export type Department = { document_id: number; group_id: number | null }

/** The departments of the documents that a case works on. */
export function listDepartments(db: TenantDb, caseId: number): Promise<Department[]> {
  return db.rows(sql<Department>`
    select x.document_id, d.group_id
      from case_documents x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId} and x.case_id = ${caseId} and x.held order by x.document_id`)
}

/** What a share was before it was given. */
export type ShareBefore = Pick<
  ShareRow,
  | 'group_id'
  | 'user_id'
  | 'status'
  | 'deadline_on'
  | 'wait_until'
  | 'reason'
  | 'resolution'
  | 'resolution_by_name'
  | 'assigned_at'
  | 'assigned_by_institution_id'
  | 'assigned_by_id'
  | 'assigned_by_name'
>

/** Puts a share back to what it was before it was given. */
export function restoreShare(db: TenantDb, share: ChangingShare, had: ShareBefore): Promise<number> {
  return db.run(sql`
    update case_shares
       set group_id = ${had.group_id}, user_id = ${had.user_id}, status = ${had.status}, deadline_on = ${had.deadline_on},
           wait_until = ${had.wait_until}, reason = ${had.reason}, resolution = ${had.resolution},
           resolution_by_name = ${had.resolution_by_name}, assigned_at = ${had.assigned_at},
           assigned_by_institution_id = ${had.assigned_by_institution_id}, assigned_by_id = ${had.assigned_by_id},
           assigned_by_name = ${had.assigned_by_name}
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

/** A share that ended with its case, as it stood before. */
export type ShareOpen = Pick<ShareRow, 'id' | 'status' | 'wait_until' | 'note'>

/** Opens a share again as it stood before its case was closed. */
export function restoreOpen(db: TenantDb, share: ChangingShare, had: ShareOpen): Promise<number> {
  return db.run(sql`
    update case_shares
       set status = ${had.status}, wait_until = ${had.wait_until}, note = ${had.note}, ended_at = null, ended_by_name = '',
           ended_for_name = '', unfinished = false
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

/** Takes away shares that were added by a giving that is undone. */
export function removeShares(db: TenantDb, row: ChangingCase, ids: readonly number[]): Promise<number> {
  return db.run(sql`
    delete from case_shares
     where institution_id = ${db.institutionId} and case_id = ${row.id} and id = any(${[...ids]}::bigint[])`)
}
