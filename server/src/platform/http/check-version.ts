import { AppError } from '@hdoc/contract/errors.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'

type Checked = { type: string; id: number; version: number; sent: number | undefined }
export type ChangedMeanwhile = { name: string; changed: string[] }

/** Who changed a row last, and which fields its last changes (as many as versions were missed) touched. */
export async function changedMeanwhile(
  db: TenantDb,
  { type, id, missed }: { type: string; id: number; missed: number },
): Promise<ChangedMeanwhile> {
  const of = sql`e.institution_id = ${db.institutionId} and e.subject_type = ${type} and e.subject_id = ${id}`
  const { name, changed } = await db.one(sql<{ name: string | null; changed: string[] }>`
    select (select e.actor_name from audit_entries e where ${of} order by e.id desc limit 1) as name,
           array(select distinct field from (
             select p.payload from audit_entries e
               join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
              where ${of} and e.action like '%.updated' and p.payload like '{%' order by e.id desc limit ${Math.max(1, missed)}) last
             cross join lateral jsonb_object_keys(coalesce(last.payload::jsonb -> 'after', '{}')) field order by field) as changed`)
  return { name: name ?? 'HDoc', changed: changed.filter((field) => field !== 'version') }
}

/** A change made on an older version is refused with 409, naming who changed the row meanwhile and which fields. */
export async function checkVersion(db: TenantDb, { type, id, version, sent }: Checked): Promise<void> {
  if (sent === undefined || sent === version) return
  throw new AppError('STALE_VERSION', await changedMeanwhile(db, { type, id, missed: version - sent }))
}
