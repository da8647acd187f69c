import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import { DAYS_AN_IMPORT_IS_KEPT } from '@hdoc/contract/imports/import-states.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { importWanted } from '../events/index.ts'
import type { ImportKind, KindForm } from '../kind/import-kind.ts'
import { missingFields } from '../map/map-row.ts'
import { forgetNamed } from '../queries/archives.ts'
import { removeFindings } from '../queries/findings.ts'
import { beginCheck, beginRun, deleteImport, type ImportRecord, lockImport } from '../queries/imports.ts'
import { grantedKind } from '../rights/policy.ts'
import { getImport, startable, wrongState } from './get-import.ts'
import { refuseBeside } from './refuse-beside.ts'

type Calls = typeof importCalls

function inState(record: ImportRecord, states: readonly ImportRecord['state'][]): ImportRecord {
  if (!states.includes(record.state)) throw new AppError('IMPORT_STATE', { state: wrongState(record) })
  return record
}

function withFile(record: ImportRecord): ImportRecord {
  if (record.sha256 === null) throw new AppError('IMPORT_FILE_GONE', { days: DAYS_AN_IMPORT_IS_KEPT })
  return record
}

/** Throws when the columns name what is not there, or leave out what a row must have. */
function checkMapping(
  mapping: ImportMapping,
  { column_names }: ImportRecord,
  form: KindForm,
  kind: ImportKind,
): void {
  const { fields, options } = form
  const ids = new Set(fields.map(({ id }) => id))
  const chosen = Object.values(mapping.columns)
  const mendedPlaces = Object.values(mapping.mended ?? {}).flatMap((cells) => Object.keys(cells))
  const known =
    [...Object.keys(mapping.columns), ...mendedPlaces].every(
      (place) => Number(place) < column_names.length,
    ) &&
    [...chosen, ...Object.keys(mapping.constants)].every((field) => ids.has(field)) &&
    new Set(chosen).size === chosen.length &&
    kind.duplicates.includes(mapping.duplicates)
  if (!known) throw new AppError('VALIDATION', {}, { fields: { mapping: [{ key: 'invalid' }] } })
  const missing = missingFields(fields, mapping)
  if (missing.length > 0) throw new AppError('IMPORT_FIELDS', { names: missing.map(({ label }) => label) })
  const unanswered = options.filter(({ id, required, choices }) => {
    const value = mapping.options[id] ?? ''
    return value === '' ? required === true : choices?.every((choice) => choice.value !== value) === true
  })
  if (unanswered.length > 0)
    throw new AppError('IMPORT_FIELDS', { names: unanswered.map(({ label }) => label) })
}

/** Asks the worker for a dry run with these columns. */
export async function checkImport(ctx: StaffCtx, { body }: InputOf<Calls['check']>) {
  const { db, actor } = ctx
  const record = startable(actor, getImport(await lockImport(db, body.id)))
  withFile(inState(record, ['draft', 'checked']))
  const kind = grantedKind(actor, record.kind)
  checkMapping(body.mapping, record, await kind.describe(db), kind)
  const at = ctx.clock.now()
  await removeFindings(db, record.id)
  await forgetNamed(db, record.id)
  await beginCheck(db, record.id, { mapping: body.mapping, at })
  await emit(db, importWanted, { import_id: record.id }, at)
  return done(ctx.language)
}

/** Asks the worker to make the rows of a checked file. */
export async function runImport(ctx: StaffCtx, { body }: InputOf<Calls['run']>) {
  const { db, actor } = ctx
  const record = startable(actor, getImport(await lockImport(db, body.id)))
  withFile(inState(record, ['checked']))
  if (record.new_rows + record.updated_rows === 0) throw new AppError('IMPORT_NO_ROWS')
  if (body.mode === 'all' && record.bad > 0) throw new AppError('IMPORT_BAD_ROWS', { count: record.bad })
  await refuseBeside(db, record, body.mode)
  const at = ctx.clock.now()
  await removeFindings(db, record.id)
  await beginRun(db, record.id, { mode: body.mode, at })
  await recordAudit(ctx, {
    action: 'import.started',
    subjectType: 'import',
    subjectId: record.id,
    after: { kind: record.kind, mode: body.mode, rows: record.row_count },
  })
  await emit(db, importWanted, { import_id: record.id }, at)
  return done(ctx.language)
}

/** Drops an import that made nothing. Its file goes with the next sweep of the store. */
export async function discardImport(ctx: StaffCtx, { body }: InputOf<Calls['discard']>) {
  const record = getImport(await lockImport(ctx.db, body.id))
  grantedKind(ctx.actor, record.kind)
  inState(record, ['draft', 'checked'])
  await deleteImport(ctx.db, record.id)
  await recordAudit(ctx, {
    action: 'import.discarded',
    subjectType: 'import',
    subjectId: record.id,
    after: { kind: record.kind },
  })
  return done(ctx.language)
}
