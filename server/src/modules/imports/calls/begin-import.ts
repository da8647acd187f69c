import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportReading } from '@hdoc/contract/imports/import-mapping.ts'
import { IMPORT_FILE_BYTES } from '@hdoc/contract/imports/import-states.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { XLSX_MIME } from '../../../platform/files/write/xlsx-stream.ts'
import { done, savedMessage } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findUpload, takeUpload } from '../../documents/index.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { firstMapping, habitSchema } from '../map/habit.ts'
import { keptMapping } from '../map/kept-mapping.ts'
import { shownValue } from '../map/shown-value.ts'
import { findHabit } from '../queries/habits.ts'
import { addImport, findImport, type ImportHead, lockImport, storeHead } from '../queries/imports.ts'
import { firstRows, openTable, type StoredTable } from '../read/open-table.ts'
import { grantedKind } from '../rights/policy.ts'
import { getImport, startable, wrongState } from './get-import.ts'

type Calls = typeof importCalls

/** Rows by which columns are guessed, and rows that are shown. */
const GUESSED_ROWS = 100
const SHOWN_ROWS = 10
const MEGABYTE = 1024 * 1024

type Head = Omit<ImportHead, 'mapping' | 'remembered'> & { rows: string[][] }

/** Reads the head and the first rows of a file; throws when it is no table. */
async function readHead(files: FileStore, stored: StoredTable, wanted: ImportReading): Promise<Head> {
  const table = await openTable(files, stored, wanted)
  const rows = (await firstRows(table, GUESSED_ROWS)).map(({ cells }) => cells)
  const { names, reading, sheets } = table
  return {
    reading,
    sheets,
    column_names: names,
    preview: rows
      .slice(0, SHOWN_ROWS)
      .map((cells) => names.map((_, place) => shownValue(cells[place] ?? ''))),
    rows,
  }
}

/** The columns as they were chosen last time, or guessed. */
async function withMapping(db: TenantDb, kind: ImportKind, { rows, ...head }: Head): Promise<ImportHead> {
  const habit = habitSchema.safeParse(await findHabit(db, kind.id))
  const form = await kind.describe(db)
  return { ...head, ...firstMapping({ names: head.column_names, rows }, form, habit.data) }
}

function formatOf(mime: string): 'csv' | 'xlsx' {
  if (mime === XLSX_MIME) return 'xlsx'
  if (mime === 'text/csv' || mime === 'text/plain') return 'csv'
  throw new AppError('IMPORT_FILE_TYPE')
}

/** Makes an import of an upload of the caller. The file is read before the upload is taken, so a refused one is still there. */
export async function beginImport(ctx: Ctx<Calls['begin']>, { body }: InputOf<Calls['begin']>) {
  const { actor, institutionId, database } = ctx
  const upload = await database.inInstitution(institutionId, (db) => findUpload(db, body.file_id, actor), {
    readOnly: true,
  })
  if (!upload) throw new AppError('NOT_FOUND')
  const kind = grantedKind(actor, body.kind)
  if (actor.institutionId !== institutionId) throw new AppError('IMPORT_PERSON')
  const { sha256, size, mime } = upload
  const format = formatOf(mime)
  if (size > IMPORT_FILE_BYTES) throw new AppError('IMPORT_FILE_LARGE', { mb: IMPORT_FILE_BYTES / MEGABYTE })
  const head = await readHead(ctx.files, { sha256, size, format }, {})
  const id = await database.inInstitution(institutionId, async (db) => {
    if (!(await takeUpload(db, body.file_id, actor))) throw new AppError('NOT_FOUND')
    const made = await addImport(db, {
      kind: kind.id,
      file_name: upload.name,
      size,
      sha256,
      format,
      ...(await withMapping(db, kind, head)),
      at: ctx.clock.now(),
      by: auditActor(actor),
    })
    await recordAudit(
      { ...ctx, db },
      { action: 'import.begun', subjectType: 'import', subjectId: made, after: { kind: kind.id } },
    )
    return made
  })
  database.wake()
  return { success: true as const, message: savedMessage(ctx.language), id }
}

/** Reads the file of an import again, in another way; what was chosen stays where it fits. */
export async function readAgain(ctx: Ctx<Calls['read']>, { body }: InputOf<Calls['read']>) {
  const { id, mapping, ...wanted } = body
  const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.institutionId, work)
  const record = startable(ctx.actor, getImport(await inside((db) => findImport(db, id))))
  if (record.sha256 === null) throw new AppError('IMPORT_STATE', { state: wrongState(record) })
  const { sha256, size, format } = record
  const head = await readHead(ctx.files, { sha256, size, format }, wanted)
  await inside(async (db) => {
    const now = startable(ctx.actor, getImport(await lockImport(db, id)))
    if (now.state !== 'draft' && now.state !== 'checked')
      throw new AppError('IMPORT_STATE', { state: wrongState(now) })
    const first = await withMapping(db, grantedKind(ctx.actor, now.kind), head)
    const before = { ...now, mapping: mapping ?? now.mapping }
    await storeHead(db, id, { ...first, mapping: keptMapping(before, first) })
  })
  return done(ctx.language)
}
