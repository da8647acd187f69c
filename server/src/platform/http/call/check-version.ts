import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type Checked = { type: string; id: number; version: number; sent: number | undefined }
/** One change of a row: by whom, when (ISO), and the action of its audit entry. */
type Change = { by: string; at: string; action: string }
export type ChangedMeanwhile = { name: string; changed: string[]; meanwhile: Change[] }

/** How many of the latest changes an answer tells. */
const MOST_TOLD = 5

/**
 * Tells who changed a row last, which fields its last changes touched, and what they did. `missed` is the
 * number of versions, and so of changes, to look back. An audit entry counts as a change of the row when it
 * says what was before; so comments and files do not count.
 */
export async function changedMeanwhile(
  db: TenantDb,
  { type, id, missed }: { type: string; id: number; missed: number },
): Promise<ChangedMeanwhile> {
  const changes = await db.rows(sql<Change & { fields: string[] }>`
    select e.actor_name as by, e.at, e.action,
           array(select jsonb_object_keys(coalesce(p.payload::jsonb -> 'after', '{}'))) as fields
      from audit_entries e
      join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${type} and e.subject_id = ${id}
       and case when p.payload like '{%' then p.payload::jsonb ? 'before' else false end
     order by e.id desc limit ${Math.max(1, missed)}`)
  const fields = new Set(changes.flatMap((change) => change.fields))
  fields.delete('version')
  return {
    name: changes[0]?.by ?? 'HDoc',
    changed: [...fields].sort(),
    meanwhile: changes.slice(0, MOST_TOLD).map(({ by, at, action }) => ({ by, at, action })),
  }
}

/**
 * Refuses a change made on an older version with STALE_VERSION (409). The error says who changed the row
 * meanwhile, what they did and which fields. Call it before the right is checked: a person who was overtaken
 * by an annulment must read that, and not that a right is missing.
 */
export async function checkVersion(db: TenantDb, { type, id, version, sent }: Checked): Promise<void> {
  if (sent === undefined || sent === version) return
  throw new AppError('STALE_VERSION', await changedMeanwhile(db, { type, id, missed: version - sent }))
}
