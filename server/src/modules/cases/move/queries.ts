import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingShare } from '../record/queries/shares.ts'

type Holding = { document_id: number; case_id: number }

/** The open case that works on each of some documents; documents without one are left out. */
export function listHolding(db: TenantDb, documentIds: readonly number[]): Promise<Holding[]> {
  return db.rows(sql<Holding>`
    select document_id, case_id from case_documents
     where institution_id = ${db.institutionId} and document_id = any(${[...documentIds]}::bigint[]) and held order by case_id, document_id`)
}

/** The share has gone to another group. */
export function storeHandedOver(
  db: TenantDb,
  share: ChangingShare,
  { at, by }: { at: Date; by: string },
): Promise<number> {
  return db.run(sql`
    update case_shares set status = 'transferred', wait_until = null, ended_at = ${at}, ended_by_name = ${by}
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

export function storeRole(db: TenantDb, share: ChangingShare, role: ShareRole): Promise<number> {
  return db.run(sql`
    update case_shares set role = ${role} where institution_id = ${db.institutionId} and id = ${share.id}`)
}
