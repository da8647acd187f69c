import type { ImportFailure, ImportState } from '@hdoc/contract/imports/import-states.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { beginUndo, endStep, type ImportRecord } from '../queries/imports.ts'

const actions = {
  done: 'import.done',
  cancelled: 'import.stopped',
  failed: 'import.failed',
  undone: 'import.undone',
} as const

/** Ends an import that made or took back rows, and says so in the trail. */
export async function endImport(
  db: TenantDb,
  record: ImportRecord,
  { state, at, failure = null }: { state: keyof typeof actions; at: Date; failure?: ImportFailure | null },
): Promise<void> {
  await endStep(db, record.id, { state, at, failure })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: actions[state],
    subjectType: 'import',
    subjectId: record.id,
    after: { kind: record.kind, made: record.made, refused: record.bad, ...(failure && { failure }) },
  })
}

/**
 * Ends a step that cannot go on: a check goes back to its columns, rows that are held are taken back, others stay and can be
 * undone. What cannot be taken back any more stays under way for nobody.
 */
export async function endBadly(
  db: TenantDb,
  record: ImportRecord,
  failure: ImportFailure,
  at: Date,
): Promise<void> {
  const isUndone = record.state === 'undoing'
  if (record.state === 'checking')
    return endStep(db, record.id, { state: 'draft' satisfies ImportState, at, failure })
  if (!isUndone && record.mode === 'all' && record.made > 0)
    return beginUndo(db, record.id, { to: 'failed', at, failure })
  return endImport(db, record, { state: 'failed', at, failure })
}
