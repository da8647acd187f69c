import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DocumentRow } from '../../record/queries/documents.ts'

/** Empties a test document; the database refuses any other document. */
export function emptyTestDocument(
  db: TenantDb,
  document: Granted<'document.delete_test', DocumentRow>,
  by: { at: Date; name: string; reason: string },
): Promise<number> {
  return db.run(sql`
    select delete_test_document(${db.institutionId}, ${document.id}, ${by.at}::timestamptz, ${by.name}, ${by.reason})`)
}
