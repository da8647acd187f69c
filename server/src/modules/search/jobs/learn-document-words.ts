import type { TenantDb } from '../../../platform/db/database.ts'
import { learnWords } from '../queries.ts'

/** Words of a new document become words that a mistyped one may be corrected to. */
export function learnDocumentWords(db: TenantDb, payload: { document_id: number }): Promise<void> {
  return learnWords(db, [payload.document_id])
}
