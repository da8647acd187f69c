import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import {
  type ReportAsk,
  type ReportParameters,
  type WholePeriod,
  wholePeriodWords,
} from '@hdoc/contract/reports/reports.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { dayParts, daysInMonth, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Span } from '../catalogue/queries/reading.ts'

/** Longest period of a report, in years. */
const MOST_YEARS = 10

/** The half year or year that was asked for; undefined without one. */
export const wholePeriodOf = (
  asks: readonly ReportAsk[],
  { year, half }: ReportParameters,
): WholePeriod | undefined =>
  year === undefined ? undefined : { year, half: asks.includes('half') ? (half ?? 1) : null }

/** The first and the last day of it. */
function wholeSpan(asks: readonly ReportAsk[], parameters: ReportParameters): Span | undefined {
  const period = wholePeriodOf(asks, parameters)
  if (!period) return undefined
  const { year, half } = period
  const [first, last] = half === null ? [1, 12] : half === 2 ? [7, 12] : [1, 6]
  return { from: toIsoDate(year, first, 1), to: toIsoDate(year, last, daysInMonth(year, last)) }
}

/** The last day of the half year or year that a report was asked for; undefined without one. */
export const lastDayOf = (asks: readonly ReportAsk[], parameters: ReportParameters): IsoDate | undefined =>
  wholeSpan(asks, parameters)?.to

/** What is missing or wrong in what a report was asked with, by field. */
export function parameterProblems(
  asks: readonly ReportAsk[],
  given: ReportParameters,
  today: IsoDate,
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {}
  const need = (field: keyof ReportParameters) => {
    if (given[field] === undefined) problems[field] = [{ key: 'required' }]
  }
  if (asks.includes('half')) need('half')
  if (asks.includes('half') || asks.includes('year')) {
    need('year')
    const span = wholeSpan(asks, given)
    const isThisYear = given.year === dayParts(today).year
    if (span && span.from > today) problems[isThisYear ? 'half' : 'year'] = [{ key: 'report_not_begun' }]
  }
  if (asks.includes('period')) {
    need('from')
    need('to')
    const { from, to } = given
    if (from !== undefined && to !== undefined) {
      if (to < from) problems.to = [{ key: 'book_period' }]
      else if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS)
        problems.to = [{ key: 'report_years' }]
    }
  }
  if (asks.includes('person')) need('user_id')
  return problems
}

/** The days a report tells of; one that asks for none tells of today. */
export function spanOf(asks: readonly ReportAsk[], given: ReportParameters, today: IsoDate): Span {
  if (asks.includes('period') && given.from !== undefined && given.to !== undefined)
    return { from: given.from, to: given.to }
  const span = wholeSpan(asks, given)
  if (!span) return { from: today, to: today }
  return span.to < today ? span : { from: span.from, to: today }
}

type Asked = { parameters: ReportParameters; asked_at: string }
/** The local day of the asking. */
export const dayOf = ({ asked_at }: Pick<Asked, 'asked_at'>): IsoDate => localDate(new Date(asked_at))

/** Of a half year or year that was under way when it was asked for: up to which day it tells. */
function upTo(asks: readonly ReportAsk[], asked: Asked, language: Language): string {
  const today = dayOf(asked)
  const span = wholeSpan(asks, asked.parameters)
  if (!span || span.to <= today) return ''
  return language === 'ro' ? `, până la ${formatDate(today)}` : `, up to ${formatDate(today)}`
}

/**
 * The period in words: „Semestrul I 2026”, „Anul 2026, până la 20.11.2026”, „01.11.2026 – 30.11.2026”; '' for one without.
 */
export function periodWords(asks: readonly ReportAsk[], asked: Asked, language: Language): string {
  const given = asked.parameters
  const period = wholePeriodOf(asks, given)
  if (period) return wholePeriodWords(period, language) + upTo(asks, asked, language)
  if (asks.includes('period') && given.from !== undefined && given.to !== undefined)
    return `${formatDate(given.from)} – ${formatDate(given.to)}`
  return ''
}
