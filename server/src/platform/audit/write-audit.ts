import type { AuditActor } from '../auth/actor.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { canonicalJson } from './canonical-json.ts'
import { changedFields, type Fields } from './changed-fields.ts'

export interface AuditRecord {
  actor: AuditActor
  at: Date
  /** Past tense, like the type of an event: `document.annulled`. */
  action: string
  subjectType: string
  subjectId: number
  /** Fields as they were and as they are; only those that differ are kept. */
  before?: Fields
  after?: Fields
  /** Why, in the person's own words. */
  reason?: string
  /** What `hdoc verify` needs and no list shows: moved documents, erased entries with their signature. */
  proof?: Fields
}

/**
 * Writes one audit entry in the transaction of the change. Answers its id. The
 * sealer chains it after the commit.
 */
export async function writeAudit(db: TenantDb, record: AuditRecord): Promise<number> {
  const { actor, at, action, subjectType, subjectId, before, after, reason, proof } = record
  const payload = canonicalJson({ ...changedFields(before, after), reason, proof })
  const { id } = await db.one(sql<{ id: number }>`
    select write_audit(${db.institutionId}, ${at.toISOString()}::timestamptz, ${JSON.stringify(actor)}::jsonb,
      ${action}, ${subjectType}, ${subjectId}, ${payload}) as id`)
  return id
}
