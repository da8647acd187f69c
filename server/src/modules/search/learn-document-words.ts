import type { TenantDb } from '../../platform/db/database.ts'
import { learnWords } from './queries.ts'

/** Words of new documents become words that a mistyped one may be corrected to. */
export function learnDocumentWords(
  db: TenantDb,
  payloads: readonly { document_id: number }[],
): Promise<void> {
  return learnWords(
    db,
    payloads.map(({ document_id }) => document_id),
  )
}
