import { AppError } from '@hdoc/contract/errors.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'

type Checked = { type: string; id: number; version: number; sent: number | undefined }

/** A change made on an older version is refused with 409, naming who changed the row meanwhile. */
export async function checkVersion(db: TenantDb, { type, id, version, sent }: Checked): Promise<void> {
  if (sent === undefined || sent === version) return
  const last = await db.maybe(sql<{ actor_name: string }>`
    select actor_name from audit_entries where institution_id = ${db.institutionId} and subject_type = ${type} and subject_id = ${id}
     order by id desc limit 1`)
  throw new AppError('STALE_VERSION', { name: last?.actor_name ?? 'HDoc' })
}
