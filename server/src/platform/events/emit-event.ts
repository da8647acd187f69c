import type { Json } from '../audit/canonical-json.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/**
 * Writes an event in the transaction of its cause; it is delivered after the commit. `type` is past tense
 * (`document.annulled`) and stands in the table of events with its schema. Call `database.wake()` afterwards.
 */
export async function emitEvent(
  db: TenantDb,
  type: string,
  payload: { readonly [key: string]: Json },
  at: Date,
): Promise<void> {
  await db.run(sql`
    insert into outbox_events (institution_id, type, payload, created_at)
    values (${db.institutionId}, ${type}, ${JSON.stringify(payload)}::jsonb, ${at.toISOString()}::timestamptz)`)
}
