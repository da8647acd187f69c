import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { gapSentence, type ReportFormat, ROWS_OF_A_PDF } from '@hdoc/contract/reports/reports.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer, WholeAnswer } from '../../../platform/http/context.ts'
import { tableAnswer } from '../../../platform/http/streams/table-answer.ts'
import { viewerOf } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import type { Cell, Report } from '../catalogue/report.ts'
import { drawOne } from './draw-one.ts'
import type { Printed } from './draw-thread.ts'
import { getRun } from './get-run.ts'
import { pdfsOf, wordsOf } from './present.ts'
import { listOpenRows, type OpenRow } from './queries/rows.ts'
import { keepDownload, type RunRow } from './queries/runs.ts'
import { reportTexts as texts } from './report-texts.ts'
import { dayOf } from './span-of.ts'

type Calls = typeof reportCalls
const AT_ONCE = 1_000

async function getReady(db: TenantDb, actor: Actor, id: number): Promise<{ run: RunRow; report: Report }> {
  const found = await getRun(db, actor, id)
  if (found.run.state !== 'done') throw new AppError('REPORT_NOT_READY')
  return found
}

/** Names the report and its day; never a person, a department or a document. */
export const nameOf = (run: RunRow): string =>
  `hdoc-${run.report.replaceAll('_', '-')}-${dayOf(run)}-${run.id}`

type Teller = Omit<Ctx<Calls['table']>, 'readPart'>

async function told(db: TenantDb, ctx: Teller, run: RunRow, format: ReportFormat): Promise<void> {
  await keepDownload(db, run, { at: ctx.clock.now(), by: ctx.actor.name, format })
  await recordAudit(
    { ...ctx, db },
    {
      action: 'report.downloaded',
      subjectType: 'report',
      subjectId: run.id,
      after: { report: run.report, format },
    },
  )
}

/** A row as it is shown: what may not be seen has its place only. */
function cellsOf({ cells }: OpenRow, report: Report, language: 'ro' | 'en'): Cell[] {
  if (cells) return cells
  return report.columns.map((_, n) => (n === 0 ? texts.hidden[language] : ''))
}

/** A figure as whoever reads the paper writes it: 12,7 in Romanian, 12.7 in English. */
const written = (cell: Cell, language: 'ro' | 'en'): string =>
  typeof cell === 'number' && language === 'ro' ? String(cell).replace('.', ',') : String(cell)

/** Who made a run and when. */
function madeWords(run: RunRow): string {
  const at = new Date(run.ended_at ?? run.asked_at)
  const who = [run.asked_by_name, run.asked_by_job_title].filter(Boolean).join(', ')
  return fill(texts.made[run.language], { date: formatDate(localDate(at)), time: localTime(at), who })
}

/** What the paper of a report of the law says around its table, in the words of the paper: below the table, which stays whole. */
function wordsAround(run: RunRow, report: Report): Cell[][] {
  const { language, gaps, remarks } = run
  return [
    [report.title[language], wordsOf(report, run, language), report.law ?? '', ''],
    ...(remarks === '' ? [] : [[texts.remarks[language], remarks, '', '']]),
    ...(gaps ?? []).map((gap) => [texts.gaps[language], gapSentence(gap, language), '', '']),
    ['', madeWords(run), '', ''],
  ]
}

async function* rowsOf(ctx: Ctx<Calls['table']>, run: RunRow, report: Report): AsyncGenerator<Cell[]> {
  if (report.legal) {
    for (const { section, label, law, value } of run.lines ?? []) yield [section, label, law, value]
    yield* wordsAround(run, report)
    return
  }
  for (let after = 0; after < run.row_count; after += AT_ONCE) {
    const rows = await ctx.readPart(async (db, actor) => {
      await getReady(db, actor, run.id)
      return listOpenRows(db, run.id, { after, upTo: after + AT_ONCE }, await viewerOf(db, actor))
    })
    for (const row of rows) yield cellsOf(row, report, run.language)
  }
}

/** Gives a run as CSV or XLSX, without what the caller may not see now. */
export async function downloadReport(
  ctx: Ctx<Calls['table']>,
  { params }: InputOf<Calls['table']>,
): Promise<RawAnswer> {
  const { id, format } = params
  const { run, report } = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => getReady(db, ctx.actor, id),
    { readOnly: true },
  )
  const head = report.columns.map(({ label }) => label[run.language])
  const subject = { type: 'report', id: run.id }
  const answer = await tableAnswer({ name: nameOf(run), format, head, subject }, rowsOf(ctx, run, report))
  await ctx.database.inInstitution(ctx.institutionId, (db) => told(db, ctx, run, format))
  ctx.database.wake()
  return answer
}

/** What a part of a run says on paper, to whoever reads it now. */
export async function printedOf(db: TenantDb, actor: Actor, id: number, part: number) {
  const { run, report } = await getReady(db, actor, id)
  const { language } = run
  const parts = pdfsOf(run, report)
  if (part > parts) throw new AppError('REPORT_NOT_READY')
  const { name, address } = await getInstitution(db)
  const at = new Date(run.ended_at ?? run.asked_at)
  const head = {
    institution: { name, address },
    title: report.title[language],
    of: wordsOf(report, run, language),
    made: madeWords(run),
    madeAt: at.toISOString(),
    language,
  }
  if (report.legal) {
    const { lines, gaps, remarks } = run
    const printed: Printed = {
      ...head,
      kind: 'legal',
      law: report.law ?? '',
      lines: lines ?? [],
      gaps: gaps ?? [],
      remarks,
    }
    return { run, parts, printed }
  }
  const range = { after: (part - 1) * ROWS_OF_A_PDF, upTo: part * ROWS_OF_A_PDF }
  const rows = await listOpenRows(db, run.id, range, await viewerOf(db, actor))
  const printed: Printed = {
    ...head,
    kind: 'rows',
    columns: report.columns.map(({ label, width }) => ({ label: label[language], width })),
    rows: rows.map((row) => cellsOf(row, report, language).map((cell) => written(cell, language))),
    part,
    parts,
  }
  return { run, parts, printed }
}

/** Draws a part of a run for whoever asks, so that it shows what they may see now, and the remarks as they are now. */
export async function printReport(
  ctx: Ctx<Calls['pdf']>,
  { params }: InputOf<Calls['pdf']>,
): Promise<WholeAnswer> {
  const { id, part } = params
  const { run, parts, printed } = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => printedOf(db, ctx.actor, id, part),
    { readOnly: true },
  )
  const body = await drawOne(printed)
  await ctx.database.inInstitution(ctx.institutionId, (db) => told(db, ctx, run, 'pdf'))
  ctx.database.wake()
  const name = `${nameOf(run)}${parts > 1 ? `-${part}` : ''}.pdf`
  return {
    raw: true,
    body,
    headers: { ...downloadHeaders({ name, mime: 'application/pdf' }), 'content-length': String(body.length) },
  }
}
