import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type OnWay = { id: number; number: string }

/** Whether one of some documents was sent and not answered for yet. */
export async function isAnyOnWay(db: TenantDb, documentIds: readonly number[]): Promise<boolean> {
  const { open } = await db.one(sql<{ open: boolean }>`
    select exists (select from transfer_rows
      where institution_id = ${db.institutionId} and document_id = any(${[...documentIds]}::bigint[]) and status = 'sent') as open`)
  return open
}

/** Whether a department sent one of some documents, and nobody has answered for it yet. */
export async function isAnyOnWayFrom(
  db: TenantDb,
  documentIds: readonly number[],
  groupId: number,
): Promise<boolean> {
  const { open } = await db.one(sql<{ open: boolean }>`
    select exists (select from transfer_rows r join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      where r.institution_id = ${db.institutionId} and r.document_id = any(${[...documentIds]}::bigint[]) and r.status = 'sent'
        and s.from_group_id = ${groupId}) as open`)
  return open
}

/** Those of some documents that were sent and not answered for yet. */
export function listOnWay(db: TenantDb, documentIds: readonly number[]): Promise<OnWay[]> {
  return db.rows(sql<OnWay>`
    select d.id, d.number from documents d
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[])
       and exists (select from transfer_rows r
                    where r.institution_id = d.institution_id and r.document_id = d.id and r.status = 'sent')
     order by d.id`)
}
