import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DocumentRow } from './documents.ts'

export type IssuerChangeRow = { at: string; by: string; before: string; after: string; reason: string }

/** Latest first. */
export function listIssuerChanges(db: TenantDb, documentId: number): Promise<IssuerChangeRow[]> {
  return db.rows(sql<IssuerChangeRow>`
    select at, by_name as by, name_before as before, name_after as after, reason from document_issuer_changes
     where institution_id = ${db.institutionId} and document_id = ${documentId} order by id desc`)
}

type Change = { at: Date; by: string; issuer: { id: number | null; name: string }; reason: string }

/** Stores the new issuer, and keeps the earlier one for ever. */
export async function storeIssuer(
  db: TenantDb,
  document: Granted<'document.change_issuer', DocumentRow>,
  { at, by, issuer, reason }: Change,
): Promise<void> {
  await db.run(sql`
    insert into document_issuer_changes (institution_id, document_id, at, name_before, issuer_before_id, name_after, reason, by_name)
    values (${db.institutionId}, ${document.id}, ${at}, ${document.issuer_name}, ${document.issuer_id}, ${issuer.name}, ${reason}, ${by})`)
  await db.run(sql`
    update documents set issuer_id = ${issuer.id}, issuer_name = ${issuer.name}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
}
