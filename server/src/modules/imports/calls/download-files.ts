import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { importKindLabels } from '@hdoc/contract/imports/import-kinds.ts'
import { DAYS_AN_IMPORT_IS_KEPT } from '@hdoc/contract/imports/import-states.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { tableAnswer } from '../../../platform/http/streams/table-answer.ts'
import { faultText } from '../archives/file-problems.ts'
import type { KindForm } from '../kind/import-kind.ts'
import { findKind } from '../kinds/all-kinds.ts'
import { type FindingRow, listErrorsBetween } from '../queries/findings.ts'
import { findImport, type ImportRecord } from '../queries/imports.ts'
import { type OpenTable, openTable } from '../read/open-table.ts'
import { mendRows } from '../read/row/mend-row.ts'
import type { SourceRow } from '../read/row/source-row.ts'
import { rowBatches } from '../read/row-batches.ts'
import { grantedKind } from '../rights/policy.ts'
import { getImport } from './get-import.ts'

type Calls = typeof importCalls
type Reader = Ctx<Calls['refused']>

const reason = { ro: 'Motiv', en: 'Reason' } as const
const unmended = { ro: 'refuzate-{id}', en: 'refused-{id}' } as const
const model = { ro: 'model {kind}', en: 'sample {kind}' } as const

/** The rows of the file that were refused, with the reasons, in the order of the file. */
async function* refusedRows(
  { readPart, language }: Reader,
  { id, kind, mapping }: ImportRecord,
  table: OpenTable,
  fields: KindForm['fields'],
): AsyncGenerator<string[]> {
  // What no column of the file holds is told of by the name of its field.
  const placeOf = ({ column, field }: FindingRow): string =>
    column || (fields.find(({ id }) => id === field)?.label[language] ?? '')
  let after = 0
  const told = async (window: readonly SourceRow[]): Promise<string[][]> => {
    const upTo = window.at(-1)?.row ?? after
    const errors = await readPart((db, actor) => {
      grantedKind(actor, kind)
      return listErrorsBetween(db, id, { after, upTo })
    })
    const byRow = Map.groupBy(errors, ({ row }: FindingRow) => row)
    const rows = window
      .filter(({ row }) => byRow.has(row))
      .map(({ row, cells }) => [
        ...table.names.map((_, place) => cells[place] ?? ''),
        (byRow.get(row) ?? [])
          .map((one) => [placeOf(one), faultText(one.problem, language)].filter(Boolean).join(': '))
          .join(' '),
      ])
    after = upTo
    return rows
  }
  for await (const window of rowBatches(mendRows(table.rows, mapping.mended), ({ cells }) => cells))
    yield* await told(window)
}

/** The refused rows as they were sent, or mended here, ready to be mended; the column of reasons is not imported when they are sent again. */
export async function downloadRefused(
  ctx: Reader,
  { params }: InputOf<Calls['refused']>,
): Promise<RawAnswer> {
  const { record, fields } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const found = getImport(await findImport(db, params.id))
    grantedKind(ctx.actor, found.kind)
    await recordAudit(
      { ...ctx, db },
      {
        action: 'import.refused_taken',
        subjectType: 'import',
        subjectId: found.id,
        after: { kind: found.kind },
      },
    )
    return { record: found, fields: (await findKind(found.kind)?.describe(db))?.fields ?? [] }
  })
  ctx.database.wake()
  const { sha256, size, format, reading } = record
  if (sha256 === null) throw new AppError('IMPORT_FILE_GONE', { days: DAYS_AN_IMPORT_IS_KEPT })
  const table = await openTable(ctx.files, { sha256, size, format }, reading)
  const names = new Set(table.names.map(searchKey))
  const last = names.has(searchKey(reason[ctx.language])) ? 'HDoc' : reason[ctx.language]
  return tableAnswer(
    {
      name: fill(unmended[ctx.language], { id: record.id }),
      format: params.format,
      head: [...table.names, last],
      subject: { type: 'import', id: record.id },
    },
    refusedRows(ctx, record, table, fields),
  )
}

/** A file with all columns of a kind and some rows, to be filled. */
export async function downloadSample(
  ctx: Ctx<Calls['sample']>,
  { params }: InputOf<Calls['sample']>,
): Promise<RawAnswer> {
  const kind = findKind(params.kind)
  if (!kind) throw new AppError('NOT_FOUND')
  const { fields } = await ctx.database.inInstitution(ctx.institutionId, (db) => kind.describe(db), {
    readOnly: true,
  })
  const most = Math.max(...fields.map(({ examples }) => examples.length))
  async function* rows(): AsyncGenerator<string[]> {
    for (let n = 0; n < most; n++) yield fields.map(({ examples }) => examples[n] ?? '')
  }
  return tableAnswer(
    {
      name: fill(model[ctx.language], { kind: searchKey(importKindLabels[kind.id][ctx.language]) }),
      format: params.format,
      head: fields.map(({ label }) => label[ctx.language]),
      subject: { type: 'import', id: 0 },
    },
    rows(),
  )
}
