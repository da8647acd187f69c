import type { AuditActor } from '../auth/actor.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { canonicalJson } from './canonical-json.ts'
import { changedFields, type Fields } from './changed-fields.ts'

/** One of several entries that say the same of different subjects; `by`: who did this one, where that is somebody else. */
export type AuditEntry = {
  subjectId: number
  before?: Fields
  after?: Fields
  reason?: string
  by?: AuditActor
}

type What = { actor: AuditActor; at: Date; action: string; subjectType: string }

const actOf = ({ subjectId, before, after, reason, by }: AuditEntry) => ({
  id: subjectId,
  ...(by && { by }),
  payload: canonicalJson({ ...changedFields(before, after), reason }),
})

/** Writes the entries of one act on many subjects at once, in the transaction of the change. */
export async function writeAudits(
  db: TenantDb,
  { actor, at, action, subjectType }: What,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const acts = entries.map(actOf)
  db.send(sql`
    select write_audits(${db.institutionId}, ${action}, ${subjectType}, array(
      select row((e->>'id')::bigint, ${at.toISOString()}::timestamptz, coalesce(e->'by', ${JSON.stringify(actor)}::jsonb), e->>'payload')::act_to_audit
        from jsonb_array_elements(${JSON.stringify(acts)}::jsonb) with ordinality as x(e, n) order by n))`)
}

/** One of several acts, each of its own kind. */
export type Act = AuditEntry & { action: string }

/** Writes what was done to cases, in this order, in one statement. */
export function writeCaseActs(
  db: TenantDb,
  { actor, at }: Pick<What, 'actor' | 'at'>,
  acts: readonly Act[],
): void {
  const told = acts.map(({ action, ...entry }) => ({ action, ...actOf(entry) }))
  db.send(sql`
    select write_case_acts(${db.institutionId}, array(
      select row(e->>'action', (e->>'id')::bigint, ${at.toISOString()}::timestamptz, coalesce(e->'by', ${JSON.stringify(actor)}::jsonb), e->>'payload')::told_act
        from jsonb_array_elements(${JSON.stringify(told)}::jsonb) with ordinality as x(e, n) order by n))`)
}
