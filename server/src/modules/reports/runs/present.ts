import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { DAYS_A_REPORT_IS_KEPT, type ReportRun, ROWS_OF_A_PDF } from '@hdoc/contract/reports/reports.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { whyNot } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Report } from '../catalogue/report.ts'
import { maySend } from './may-send.ts'
import type { Names, RunRow, SentPaper } from './queries/runs.ts'
import { periodWords, wholePeriodOf } from './span-of.ts'

/** How many PDF files a run makes; a report of the law makes one. */
export const pdfsOf = (run: Pick<RunRow, 'row_count'>, { legal }: Report): number =>
  legal ? 1 : Math.max(1, Math.ceil(run.row_count / ROWS_OF_A_PDF))

export const isUnderWay = ({ state }: Pick<RunRow, 'state'>): boolean =>
  state === 'waiting' || state === 'reading'

/** Whose rows a report was asked for; '' = not narrowed. */
export const ofWhom = ({ department, register, person }: Names): string[] => [department, register, person]

/** The period and what else a report was asked with. */
export const wordsOf = (
  { asks }: Report,
  asked: Pick<RunRow, 'parameters' | 'names' | 'asked_at'>,
  language: Language,
): string => [periodWords(asks, asked, language), ...ofWhom(asked.names)].filter(Boolean).join(' · ')

export function presentRun(
  run: RunRow & { paper: SentPaper | undefined },
  report: Report,
  { language, isOwn, actor, today }: { language: Language; isOwn: boolean; actor: Actor; today: IsoDate },
): ReportRun {
  const sending = maySend(actor, run, report, today)
  const reason = whyNot(sending, (code, values) => errorMessage(code, language, values), language)
  const done = run.state === 'done' && run.ended_at !== null
  return {
    id: run.id,
    report: run.report,
    title: report.title[language],
    of: wordsOf(report, run, language),
    period: wholePeriodOf(report.asks, run.parameters) ?? null,
    legal: report.legal !== undefined,
    state: run.state,
    asked_at: run.asked_at,
    asked_by: run.asked_by_name,
    scheduled: run.schedule_id !== null,
    rows: run.row_count,
    total: run.total,
    pdfs: done ? pdfsOf(run, report) : 0,
    ended_at: run.ended_at,
    kept_until: done
      ? addDays(localDate(new Date(run.ended_at ?? run.asked_at)), DAYS_A_REPORT_IS_KEPT)
      : null,
    failure: run.failure,
    downloads: run.downloads,
    is_sent: run.sent_document_id !== null,
    sent_as: run.paper ?? null,
    can: { cancel: isOwn && isUnderWay(run), send: sending.ok },
    cannot: { ...(report.legal && { send: reason }) },
  }
}
