import type { ExportFailure, ExportState } from '@hdoc/contract/leaving/institution-exports.ts'
import type { Actor, AuditPerson } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type PartRow = { part: number; size: number; sha256: string; entries: number }
export type ExportSummary = {
  /** Rows of each exported table. */
  rows: Readonly<Record<string, number>>
  audit: { entries: number; seq: number; head: string | null }
}
export type ExportRow = {
  id: number
  state: ExportState
  asked_at: string
  asked_by_name: string
  actor: Actor
  part_bytes: number
  cut_at: string | null
  summary: ExportSummary | null
  files: number
  file_bytes: number
  packed: number
  packed_bytes: number
  needed_bytes: number | null
  missing: number
  ended_at: string | null
  failure: ExportFailure | null
  parts: PartRow[]
}
export type StoppableExport = Granted<'institution_export.cancel', ExportRow>

const select = sql`x.id, x.state, x.asked_at, x.asked_by_name, x.actor, x.part_bytes, x.cut_at, x.summary, x.files, x.file_bytes, x.packed,
  x.packed_bytes, x.needed_bytes, x.ended_at, x.failure,
  (select count(*) from institution_export_files f
    where f.institution_id = x.institution_id and f.export_id = x.id and f.missing) as missing,
  coalesce((select jsonb_agg(jsonb_build_object('part', p.part, 'size', p.size, 'sha256', p.sha256, 'entries', p.entries) order by p.part)
              from institution_export_parts p where p.institution_id = x.institution_id and p.export_id = x.id), '[]') as parts`

export async function addExport(
  db: TenantDb,
  { at, by, actor }: { at: Date; by: AuditPerson; actor: Actor },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into institution_exports (institution_id, asked_at, asked_by_institution_id, asked_by_id, asked_by_name, actor)
    values (${db.institutionId}, ${at}, ${by.institution_id}, ${by.id}, ${by.name}, ${JSON.stringify(actor)}::jsonb) returning id`)
  return id
}

/** Exports of the institution, newest first. */
export function listExports(db: TenantDb): Promise<ExportRow[]> {
  return db.rows(sql<ExportRow>`
    select ${select} from institution_exports x where x.institution_id = ${db.institutionId} order by x.id desc limit 20`)
}

export function findExport(db: TenantDb, id: number): Promise<ExportRow | undefined> {
  return db.maybe(sql<ExportRow>`
    select ${select} from institution_exports x where x.institution_id = ${db.institutionId} and x.id = ${id}`)
}

/** Locks the export until the transaction ends; whoever stops it meanwhile waits. */
export async function lockExport(db: TenantDb, id: number): Promise<ExportRow | undefined> {
  await db.run(
    sql`select 1 from institution_exports where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return findExport(db, id)
}

export function stopExport(db: TenantDb, row: StoppableExport, at: Date): Promise<number> {
  return db.run(sql`
    update institution_exports set state = 'cancelled', ended_at = coalesce(ended_at, ${at})
     where institution_id = ${db.institutionId} and id = ${row.id} and state in ('waiting', 'packing', 'done')`)
}

export async function endExport(
  db: TenantDb,
  id: number,
  end: { state: 'done' | 'failed'; at: Date; failure: ExportFailure | null; needed?: number },
): Promise<void> {
  await db.run(sql`
    update institution_exports set state = ${end.state}, ended_at = ${end.at}, failure = ${end.failure}, needed_bytes = ${end.needed ?? null}
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'packing')`)
}

export async function addPart(db: TenantDb, exportId: number, part: PartRow): Promise<void> {
  await db.run(sql`
    insert into institution_export_parts (institution_id, export_id, part, size, sha256, entries)
    values (${db.institutionId}, ${exportId}, ${part.part}, ${part.size}, ${part.sha256}, ${part.entries})`)
}

export async function storeCut(
  db: TenantDb,
  id: number,
  cut: { at: Date; summary: ExportSummary; files: number; bytes: number },
): Promise<void> {
  await db.run(sql`
    update institution_exports set state = 'packing', cut_at = ${cut.at}, summary = ${JSON.stringify(cut.summary)}::jsonb,
           files = ${cut.files}, file_bytes = ${cut.bytes}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function storePacked(
  db: TenantDb,
  id: number,
  packed: { files: number; bytes: number },
): Promise<void> {
  await db.run(sql`
    update institution_exports set packed = ${packed.files}, packed_bytes = ${packed.bytes}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

type Person = Pick<AuditPerson, 'institution_id' | 'id'>

/** Lets a person download the parts of an export until an instant. */
export async function unlockExport(
  db: TenantDb,
  id: number,
  { person, until }: { person: Person; until: Date },
): Promise<void> {
  await db.run(sql`
    insert into institution_export_unlocks (institution_id, export_id, by_institution_id, by_id, until)
    values (${db.institutionId}, ${id}, ${person.institution_id}, ${person.id}, ${until})
    on conflict on constraint institution_export_unlocks_pkey do update set until = excluded.until`)
}

/** The exports whose parts a person may download at an instant, and until when. */
export function listUnlocked(
  db: TenantDb,
  { person, at }: { person: Person; at: Date },
): Promise<{ id: number; until: string }[]> {
  return db.rows(sql<{ id: number; until: string }>`
    select export_id as id, until from institution_export_unlocks
     where institution_id = ${db.institutionId} and by_institution_id = ${person.institution_id} and by_id = ${person.id} and until > ${at}`)
}

export type Origin = { imported_at: string; key_id: string; audit_sha256: string; audit_size: number }
export function findOrigin(db: TenantDb): Promise<Origin | undefined> {
  return db.maybe(sql<Origin>`
    select imported_at, key_id, audit_sha256, audit_size from institution_origins where institution_id = ${db.institutionId}`)
}
