import { documentColumns } from '@hdoc/contract/document-columns.ts'
import type { documentListCalls } from '@hdoc/contract/document-views.ts'
import type { DocumentListRow } from '@hdoc/contract/documents.ts'
import { accessLevelLabels, categoryLabels } from '@hdoc/contract/labels.ts'
import type { Language } from '@hdoc/contract/languages.ts'
import type { ListQuery } from '@hdoc/contract/list-query.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { writtenNumber } from '@hdoc/contract/written-number.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Ctx, InputOf, RawAnswer } from '../../platform/http/context.ts'
import { tableAnswer } from '../../platform/http/streams/table-answer.ts'
import { keepSeen } from './keep-seen.ts'
import { planOf } from './plan-of.ts'
import { presentListed } from './present.ts'
import { type ListedRow, listByIds } from './queries/documents.ts'
import { listAllIds, listIdsBelow } from './queries/export.ts'
import { isByText } from './queries/find-by-text.ts'

type Call = typeof documentListCalls.export
const AT_ONCE = 500

const columns = Object.keys(documentColumns) as (keyof typeof documentColumns)[]
const yes = { ro: 'da', en: 'yes' } as const
const no = { ro: 'nu', en: 'no' } as const
const shownDate = (day: string | null): string => (day === null ? '' : formatDate(day))

/** A row as the list shows it, column by column. */
function cellsOf(row: DocumentListRow, language: Language): string[] {
  const cells: Record<keyof typeof documentColumns, string> = {
    number: writtenNumber(row),
    registered_on: shownDate(row.registered_on),
    category: categoryLabels[row.category][language],
    register: row.register.name,
    issuer: row.issuer?.name ?? '',
    short_description: row.short_description,
    doc_type: row.doc_type.name,
    status: row.status.name,
    deadline_on: shownDate(row.deadline_on),
    group: row.group?.name ?? '',
    access_level: accessLevelLabels[row.access_level][language],
    external_number: row.external_number,
    external_date: shownDate(row.external_date),
    pages: String(row.pages),
    annexes: String(row.annexes),
    physical_form: row.physical_form,
    location: row.location,
    additional_info: row.additional_info,
    registered_by: row.registered_by,
    is_test: (row.is_test ? yes : no)[language],
  }
  return columns.map((name) => cells[name])
}

type Exporting = Ctx<Call> | Ctx<typeof documentListCalls.exportChosen>

/** Parts of a list, each read in a transaction of its own: a slow reader holds none open. */
type Parts = AsyncIterable<readonly ListedRow[]>
const reading = <T>(ctx: Exporting, read: (db: TenantDb) => Promise<T>): Promise<T> =>
  ctx.database.inInstitution(ctx.institutionId, read, { readOnly: true })

async function* rowsOf(ctx: Exporting, parts: Parts): AsyncGenerator<string[]> {
  const today = localDate(ctx.clock.now())
  for await (const part of parts)
    for (const row of part) yield cellsOf(presentListed(row, today, ctx.language), ctx.language)
}

/** Documents known by their ids; of those the caller still sees when their part is read. */
async function* partsOf(ctx: Exporting, ids: readonly number[]): Parts {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    yield await reading(ctx, async (db) => listByIds(db, await keepSeen({ db, actor: ctx.actor }, part)))
  }
}

/** What somebody typed is found once; anything else is asked for part by part, where the last one ended. */
async function* partsOfList(ctx: Ctx<Call>, list: ListQuery): Parts {
  const today = localDate(ctx.clock.now())
  const found = await reading(ctx, async (db) => {
    const plan = await planOf({ ...ctx, db }, list, today)
    return isByText(plan) ? listAllIds(db, plan) : undefined
  })
  if (found) return yield* partsOf(ctx, found)
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const part = await reading(ctx, async (db) => {
      const plan = await planOf({ ...ctx, db }, list, today)
      return listByIds(db, await listIdsBelow(db, plan, { below, limit: AT_ONCE }))
    })
    yield part
    const last = part.at(-1)
    if (last === undefined || part.length < AT_ONCE) return
    below = last.id
  }
}

async function recordExport(
  ctx: Exporting,
  after: Record<string, string | number | boolean | string[]>,
): Promise<void> {
  await ctx.database.inInstitution(ctx.institutionId, (db) =>
    recordAudit(
      { ...ctx, db },
      {
        action: 'document.exported',
        subjectType: 'document_list',
        subjectId: 0,
        after,
      },
    ),
  )
  ctx.database.wake()
}

const fileOf = (ctx: Exporting, format: 'csv' | 'xlsx') => ({
  name: `hdoc-documente-${localDate(ctx.clock.now())}`,
  format,
  head: columns.map((name) => documentColumns[name].label[ctx.language]),
})

/** Everything of a filtered list as CSV or XLSX; it is itself recorded, before the first row leaves. */
export async function exportDocuments(ctx: Ctx<Call>, { list, params }: InputOf<Call>): Promise<RawAnswer> {
  const answer = await tableAnswer(fileOf(ctx, params.format), rowsOf(ctx, partsOfList(ctx, list)))
  await recordExport(ctx, {
    format: params.format,
    filters: list.filters.map(({ column }) => column),
    searched: list.search !== '',
  })
  return answer
}

/** The chosen documents, of those the caller may see. */
export async function exportChosen(
  ctx: Ctx<typeof documentListCalls.exportChosen>,
  { params, query }: InputOf<typeof documentListCalls.exportChosen>,
): Promise<RawAnswer> {
  const ids = query.ids.split(',').map(Number)
  const falling = [...new Set(ids)].sort((a, b) => b - a)
  const answer = await tableAnswer(fileOf(ctx, params.format), rowsOf(ctx, partsOf(ctx, falling)))
  await recordExport(ctx, { format: params.format, documents: ids.length })
  return answer
}
