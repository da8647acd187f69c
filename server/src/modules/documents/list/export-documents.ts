import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import type { documentListCalls } from '@hdoc/contract/documents/list/document-views.ts'
import { type PlainName, plainNames, plainText } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { isClosedLate, workStepLabels } from '@hdoc/contract/documents/status/work-step.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { accessLevelLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { tableAnswer } from '../../../platform/http/streams/table-answer.ts'
import { presentListed } from '../record/present.ts'
import { type ListedRow, listByIds } from '../record/queries/documents.ts'
import { keepSeen } from '../visibility/keep-seen.ts'
import { checkFilters, planOf } from './plan-of.ts'
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
  const plain = Object.fromEntries(
    plainNames.map((name) => [name, plainText(name, row[name], language)]),
  ) as Record<PlainName, string>
  const cells: Record<keyof typeof documentColumns, string> = {
    ...plain,
    number: writtenNumber(row),
    registered_on: shownDate(row.registered_on),
    category: categoryLabels[row.category][language],
    register: row.register.name,
    issuer: row.issuer?.name ?? '',
    doc_type: row.doc_type.name,
    status: row.status.name,
    deadline_on: shownDate(row.deadline_on),
    group: row.group?.name ?? '',
    access_level: accessLevelLabels[row.access_level][language],
    registered_by: row.registered_by,
    closed_on: shownDate(row.closed_on),
    closed_late: row.closed_on === null ? '' : (isClosedLate(row) ? yes : no)[language],
    has_group: (row.group === null ? no : yes)[language],
    work_step: row.work_step === null ? '' : workStepLabels[row.work_step][language],
    is_test: (row.is_test ? yes : no)[language],
  }
  return columns.map((name) => cells[name])
}

type Exporting = Ctx<Call> | Ctx<typeof documentListCalls.exportChosen>

type Parts = AsyncIterable<readonly ListedRow[]>

async function* rowsOf(ctx: Exporting, parts: Parts): AsyncGenerator<string[]> {
  const today = localDate(ctx.clock.now())
  for await (const part of parts)
    for (const row of part) yield cellsOf(presentListed(row, today, ctx.language), ctx.language)
}

/**
 * Reads documents by their ids, part by part. A part holds those that the caller still sees when it is read.
 * `check` throws when the caller may no longer ask for them.
 */
async function* partsOf(
  ctx: Exporting,
  ids: readonly number[],
  check: (actor: Actor) => void = () => {},
): Parts {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    yield await ctx.readPart(async (db, actor) => {
      check(actor)
      return listByIds(db, await keepSeen({ db, actor }, part))
    })
  }
}

/**
 * Reads a list part by part. A search for typed text is made once, and its ids are kept. Any other list is
 * asked for again for each part, from where the last one ended.
 */
async function* partsOfList(ctx: Ctx<Call>, list: ListQuery): Parts {
  const today = localDate(ctx.clock.now())
  const found = await ctx.readPart(async (db, actor) => {
    const plan = await planOf({ db, settings: ctx.settings, actor }, list, today)
    return isByText(plan) ? listAllIds(db, plan) : undefined
  })
  if (found) return yield* partsOf(ctx, found, (actor) => checkFilters(list, actor))
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const part = await ctx.readPart(async (db, actor) => {
      const plan = await planOf({ db, settings: ctx.settings, actor }, list, today)
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
  subject: { type: 'document_list', id: 0 },
  name: `hdoc-documente-${localDate(ctx.clock.now())}`,
  format,
  head: columns.map((name) => documentColumns[name].label[ctx.language]),
})

/** Exports all of a filtered list as CSV or XLSX. The export is recorded before the first row leaves. */
export async function exportDocuments(ctx: Ctx<Call>, { list, params }: InputOf<Call>): Promise<RawAnswer> {
  const answer = await tableAnswer(fileOf(ctx, params.format), rowsOf(ctx, partsOfList(ctx, list)))
  await recordExport(ctx, {
    format: params.format,
    filters: list.filters.map(({ column }) => column),
    searched: list.search !== '',
  })
  return answer
}

/** Exports those of the chosen documents that the caller may see. */
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
