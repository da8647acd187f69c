import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ApproverRow = {
  id: number
  name: string
  job_title: string
  approve: boolean
  sign: boolean
  visa_legal: boolean
}

const approve = 'approval.approve' satisfies Permission
const sign = 'approval.sign' satisfies Permission
const visa = 'approval.visa_legal' satisfies Permission

/** The newest request about the present bytes of each of some files. */
export async function listAboutPresent(db: TenantDb, fileIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select max(r.id) as id from approval_requests r
      join files f on f.institution_id = r.institution_id and f.id = r.file_id and f.version = r.current_version
     where r.institution_id = ${db.institutionId} and r.file_id = any(${[...fileIds]}::bigint[])
     group by r.file_id order by 1`)
  return rows.map(({ id }) => id)
}

/** Active people of the institution who may approve or sign; administrators may do both. */
export function listApprovers(db: TenantDb): Promise<ApproverRow[]> {
  return db.rows(sql<ApproverRow>`
    select u.id, u.name, u.job_title, u.is_admin or ${approve} = any(p.permissions) as approve, u.is_admin or ${sign} = any(p.permissions) as sign,
           u.is_admin or ${visa} = any(p.permissions) as visa_legal
      from users u cross join lateral person_rights(u.institution_id, u.id) p
     where u.institution_id = ${db.institutionId} and u.active
       and (u.is_admin or p.permissions && ${[approve, sign]}::text[])
     order by u.name collate romanian, u.id`)
}
