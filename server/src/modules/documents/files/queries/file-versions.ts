import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { FileContent, FileRecord } from '../../record/queries/files.ts'

export type ChangeableFile = Granted<'file.change', FileRecord>

export type VersionRecord = FileContent & {
  version: number
  restored_from: number | null
  created_at: string
  created_by_name: string
}
const columns = sql`version, restored_from, name, mime, kind, size, sha256, created_at, created_by_name`

/** All versions of a file, newest first; the first is the active one. */
export function listVersions(
  db: TenantDb,
  file: FileRecord,
): Promise<(VersionRecord & { damaged: boolean })[]> {
  const damaged = sql`exists (select from damaged_contents where content = sha256) as damaged`
  return db.rows(sql<VersionRecord & { damaged: boolean }>`
    select ${columns}, ${damaged} from files where institution_id = ${db.institutionId} and id = ${file.id}
    union all
    select ${columns}, ${damaged} from earlier_file_versions where institution_id = ${db.institutionId} and file_id = ${file.id}
     order by version desc`)
}

export function findVersion(
  db: TenantDb,
  file: FileRecord,
  version: number,
): Promise<VersionRecord | undefined> {
  return db.maybe(sql<VersionRecord>`
    select ${columns} from files where institution_id = ${db.institutionId} and id = ${file.id} and version = ${version}
    union all
    select ${columns} from earlier_file_versions
     where institution_id = ${db.institutionId} and file_id = ${file.id} and version = ${version}`)
}

/**
 * Moves the active version to the earlier ones and puts another content in its place. A lock ends with it.
 */
export async function replaceContent(
  db: TenantDb,
  file: ChangeableFile,
  content: FileContent,
  by: { actor: Actor; at: Date; restoredFrom: number | null },
): Promise<void> {
  await db.run(sql`
    insert into earlier_file_versions (institution_id, file_id, ${columns})
    select institution_id, id, ${columns} from files where institution_id = ${db.institutionId} and id = ${file.id}`)
  await db.run(sql`
    update files set version = version + 1, restored_from = ${by.restoredFrom}, name = ${content.name}, mime = ${content.mime}, kind = ${content.kind},
           size = ${content.size}, sha256 = ${content.sha256}, created_at = ${by.at}, created_by_institution_id = ${by.actor.institutionId},
           created_by_id = ${by.actor.id}, created_by_name = ${by.actor.name},
           locked_at = null, locked_by_institution_id = null, locked_by_id = null, locked_by_name = null
     where institution_id = ${db.institutionId} and id = ${file.id}`)
}

export async function writeLock(
  db: TenantDb,
  file: Granted<'file.lock', FileRecord>,
  actor: Actor,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update files set locked_at = ${at}, locked_by_institution_id = ${actor.institutionId}, locked_by_id = ${actor.id}, locked_by_name = ${actor.name}
     where institution_id = ${db.institutionId} and id = ${file.id}`)
}

export async function clearLock(db: TenantDb, file: Granted<'file.unlock', FileRecord>): Promise<void> {
  await db.run(sql`
    update files set locked_at = null, locked_by_institution_id = null, locked_by_id = null, locked_by_name = null
     where institution_id = ${db.institutionId} and id = ${file.id}`)
}
