import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Work } from '../../documents/index.ts'
import type { RowRow } from './queries/rows.ts'

type Tracing = Pick<Work, 'db' | 'actor' | 'now'>
type Fields = Readonly<Record<string, string | number | null>>

/** Writes one entry of a sheet into the trail; `action` is one of the sentences about transfers. */
export async function traceSheet(
  { db, actor, now }: Tracing,
  sheetId: number,
  told: { action: string; before?: Fields; after?: Fields },
): Promise<void> {
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    subjectType: 'transfer',
    subjectId: sheetId,
    ...told,
  })
}

/** Writes into the trail of each document what a sheet made of it. */
export async function traceDocuments(
  { db, actor, now }: Tracing,
  action: string,
  rows: readonly { row: Pick<RowRow, 'document_id'>; before?: Fields; after: Fields; reason?: string }[],
): Promise<void> {
  await writeAudits(
    db,
    { actor: auditActor(actor), at: now, action, subjectType: 'document' },
    rows.map(({ row, before, after, reason }) => ({
      subjectId: row.document_id,
      ...(before && { before }),
      after,
      ...(reason !== undefined && reason !== '' && { reason }),
    })),
  )
}
