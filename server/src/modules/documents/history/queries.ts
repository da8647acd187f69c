import { randomBytes } from 'node:crypto'
import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { TRACKING_LENGTH, trackingCode } from '../record/deadline-rules.ts'
import type { FileContent } from '../record/queries/files.ts'
import type { HistoryBlocker, HistoryPaper } from './history-paper.ts'

/**
 * Puts documents of another system where they wait for their publishing: nothing lists or finds them. Gives the ids their
 * documents will bear, in the order of the papers.
 */
export async function stagePapers(
  db: TenantDb,
  importId: number,
  papers: readonly HistoryPaper[],
): Promise<number[]> {
  if (papers.length === 0) return []
  const { first } = await db.one(
    sql<{ first: number }>`select take_history_ids(${db.institutionId}, ${papers.length}) as first`,
  )
  const rows = papers.map((paper, place) => ({
    ...paper,
    institution_id: db.institutionId,
    import_id: importId,
    document_id: first + place,
    tracking_code: trackingCode(randomBytes(TRACKING_LENGTH)),
  }))
  await db.run(sql`
    insert into history_papers select * from jsonb_populate_recordset(null::history_papers, ${JSON.stringify(rows)}::jsonb)`)
  return rows.map((row) => row.document_id)
}

async function addFiles(
  db: TenantDb,
  files: readonly { document_id: number; file: FileContent }[],
  leftAt: Date | null,
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ document_id, file: { name, mime, kind, size, sha256 } }) => ({
    document_id,
    name,
    mime,
    kind,
    size,
    sha256,
  }))
  await db.run(sql`
    insert into history_files (institution_id, document_id, name, mime, kind, size, sha256, left_at)
    select ${db.institutionId}, x.document_id, x.name, x.mime, x.kind, x.size, x.sha256, ${leftAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(document_id bigint, name text, mime text, kind text, size bigint, sha256 text)`)
}

/** Puts files beside papers that wait: each becomes a file of its document when that is published, in this order. */
export const stageFiles = (
  db: TenantDb,
  files: readonly { document_id: number; file: FileContent }[],
): Promise<void> => addFiles(db, files, null)

const NO_DOCUMENT = 0

/** Notes files that were received and that no paper took, so that the night removes their contents as those of undone imports. */
export const leaveFiles = (db: TenantDb, files: readonly FileContent[], at: Date): Promise<void> =>
  addFiles(
    db,
    files.map((file) => ({ document_id: NO_DOCUMENT, file: { ...file, name: '' } })),
    at,
  )

/** Makes documents of papers that wait, with lines of the ledger, rights, files and trail. Nobody is told. */
export async function publishPapers(
  db: TenantDb,
  { ids, actor, at }: { ids: readonly number[]; actor: AuditActor; at: Date },
): Promise<number> {
  const { papers } = await db.one(
    sql<{ papers: number }>`
      select publish_history(${db.institutionId}, ${[...ids]}::bigint[], ${JSON.stringify(actor)}::jsonb, ${at}) as papers`,
  )
  await db.run(sql`
    select attach_history_files(${db.institutionId}, ${[...ids]}::bigint[], ${JSON.stringify(actor)}::jsonb, ${at})`)
  return papers
}

/** What of these documents cannot leave again, and why. */
export function listHistoryBlockers(db: TenantDb, ids: readonly number[]): Promise<HistoryBlocker[]> {
  return db.rows(sql<HistoryBlocker>`
    select document_id, number, registered_on, reason from history_blockers(${db.institutionId}, ${[...ids]}::bigint[])`)
}

/**
 * Takes documents of an import out again, or papers that still wait. Whoever calls it has asked `listHistoryBlockers` in the
 * same transaction.
 */
export async function undoPapers(
  db: TenantDb,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<number> {
  const { papers } = await db.one(
    sql<{
      papers: number
    }>`select undo_history(${db.institutionId}, ${[...ids]}::bigint[], ${at}) as papers`,
  )
  return papers
}

/** Forgets the files that undone imports left behind; gives their contents. */
export function removeLeftFiles(db: PlatformDb): Promise<{ sha256: string }[]> {
  return db.rows(
    sql<{ sha256: string }>`delete from history_files where left_at is not null returning sha256`,
  )
}
