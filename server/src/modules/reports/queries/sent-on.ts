import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/**
 * The day on which a document left, as its dispatches tell; null where none has. On the line of an incoming one that is the day
 * of the answer without a number of its own.
 */
export const sentOn = (db: TenantDb, documentId: Fragment): Fragment => sql`(
  select min(s.sent_on) from dispatches s where s.institution_id = ${db.institutionId} and s.document_id = ${documentId})`
