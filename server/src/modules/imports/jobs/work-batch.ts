import { auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { CheckedRow, ImportKind, KindForm, Made } from '../kind/import-kind.ts'
import type { Mapped } from '../map/map-row.ts'
import { noteEntries } from '../queries/archives.ts'
import { addFindings } from '../queries/findings.ts'
import {
  beginUndo,
  type ImportRecord,
  isSameStep,
  lockImport,
  type Passed,
  passRows,
} from '../queries/imports.ts'
import { addMade } from '../queries/made.ts'
import { endImport } from './end-import.ts'
import type { FilesOfRows } from './files-of-rows.ts'
import { findingsOf } from './findings-of.ts'
import type { ImportWork } from './import-work.ts'
import { openBatch } from './open-batch.ts'

type Batch = { record: ImportRecord; behind: number; rows: readonly Mapped[]; files: FilesOfRows }

const count = (rows: readonly CheckedRow[], fits: (row: CheckedRow) => boolean): number =>
  rows.filter(fits).length

/** What is wrong with the files of a row refuses it, unless it may go in without them; a row that is known already needs none. */
const withFiles = (rows: readonly CheckedRow[], { problems }: FilesOfRows, mayLack: boolean): CheckedRow[] =>
  rows.map((row) => {
    const told = row.step === 'skip' ? [] : (problems.get(row.row) ?? [])
    return mayLack
      ? { ...row, warnings: [...row.warnings, ...told] }
      : { ...row, errors: [...row.errors, ...told] }
  })

/** Files of a batch of a run: those that its rows brought, and those that rows which were not known already name and that stay out. */
function filesOf(
  { named, files }: FilesOfRows,
  checked: readonly CheckedRow[],
  made: readonly Made[],
): Pick<Passed, 'files_taken' | 'files_left'> {
  const known = new Set(checked.filter(({ step }) => step === 'skip').map(({ row }) => row))
  const takers = new Set(made.map(({ row }) => row))
  let files_taken = 0
  let files_left = 0
  for (const [row, count] of named) {
    if (known.has(row)) continue
    const taken = takers.has(row) ? (files.get(row)?.length ?? 0) : 0
    files_taken += taken
    files_left += count - taken
  }
  return { files_taken, files_left }
}

/** What the batch made; undefined when the import goes on no more. */
async function makeRows(
  ctx: Pick<ImportWork, 'settings'> & { db: TenantDb; at: Date },
  kind: ImportKind,
  form: KindForm,
  { record, behind, rows, files }: Batch,
): Promise<readonly Made[] | undefined> {
  const { db, at } = ctx
  const now = await lockImport(db, record.id)
  if (!now || !isSameStep(now, record) || now.last_row !== behind || now.is_read) return undefined
  const batch = await openBatch(db, { ctx, kind, now, at }, files.files)
  if (!batch) return undefined
  const { actor, options, hold } = batch
  const isRun = now.state === 'running'
  const found = await kind.check(
    batch,
    rows.filter(({ problems }) => problems.length === 0),
  )
  const checked = withFiles(
    found,
    files,
    kind.withoutFiles !== undefined && options[kind.withoutFiles] === '1',
  )
  if (!isRun) await noteEntries(db, files.met)
  const good = checked.filter(({ errors }) => errors.length === 0)
  const bad = rows.length - good.length
  await addFindings(db, now.id, findingsOf(rows, checked, { form, names: now.column_names }))
  if (isRun && hold && bad > 0) {
    if (now.made > 0) await beginUndo(db, now.id, { to: 'failed', at, failure: 'rows' })
    else await endImport(db, now, { state: 'failed', at, failure: 'rows' })
    return undefined
  }
  const wanted = good.filter(({ step }) => step !== 'skip')
  const made = isRun && wanted.length > 0 ? await kind.run(batch, wanted) : []
  await addMade(db, now.id, made, !hold)
  if (made.length > 0 && !hold) await kind.release({ ...batch, by: auditActor(actor) }, made)
  await passRows(db, now.id, {
    last_row: rows.at(-1)?.row ?? behind,
    passed: rows.length,
    good: good.length,
    bad,
    warned: count(good, ({ warnings }) => warnings.length > 0),
    new_rows: count(good, ({ step }) => step === 'new'),
    updated_rows: count(good, ({ step }) => step === 'update'),
    skipped_rows: count(good, ({ step }) => step === 'skip'),
    folded: rows.filter(({ folded }) => folded).length,
    made: made.length,
    ...(isRun ? filesOf(files, checked, made) : { files_taken: 0, files_left: 0 }),
  })
  return made
}

/** Files that were received for rows that were not made. */
function unused({ files }: FilesOfRows, made: readonly Made[] = []) {
  const takers = new Set(made.map(({ row }) => row))
  return [...files].flatMap(([row, received]) => (takers.has(row) ? [] : received))
}

/**
 * Checks a batch and, in a run, makes its rows: one transaction with the place in the file, the ledger and what was received in vain.
 * Gives false when the import goes on no more: somebody stopped it or began it again, another worker has it, or its person lost a
 * right.
 */
export function workBatch(ctx: ImportWork, kind: ImportKind, form: KindForm, batch: Batch): Promise<boolean> {
  return ctx.tx(async (db) => {
    const at = ctx.clock.now()
    const made = await makeRows({ db, at, settings: ctx.settings }, kind, form, batch)
    const left = unused(batch.files, made)
    if (left.length > 0) await kind.leave?.({ db, at }, left)
    return made !== undefined
  })
}
