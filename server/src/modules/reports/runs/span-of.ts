import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { ReportAsk, ReportParameters } from '@hdoc/contract/reports/reports.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { daysInMonth, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Span } from '../catalogue/queries/reading.ts'

/** Longest period of a report, in years. */
const MOST_YEARS = 10

/** What is missing or wrong in what a report was asked with, by field. */
export function parameterProblems(
  asks: readonly ReportAsk[],
  given: ReportParameters,
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {}
  const need = (field: keyof ReportParameters) => {
    if (given[field] === undefined) problems[field] = [{ key: 'required' }]
  }
  if (asks.includes('half')) need('half')
  if (asks.includes('half') || asks.includes('year')) need('year')
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
export function spanOf(asks: readonly ReportAsk[], given: ReportParameters, today: string): Span {
  if (asks.includes('period') && given.from !== undefined && given.to !== undefined)
    return { from: given.from, to: given.to }
  if (given.year === undefined) return { from: today, to: today }
  const [first, last] = asks.includes('half') ? (given.half === 2 ? [7, 12] : [1, 6]) : [1, 12]
  const to = toIsoDate(given.year, last, daysInMonth(given.year, last))
  return { from: toIsoDate(given.year, first, 1), to: to < today ? to : today }
}

/** The period in words: „Semestrul I 2026”, „Anul 2026”, „01.11.2026 – 30.11.2026”; '' for one without. */
export function periodWords(asks: readonly ReportAsk[], given: ReportParameters, language: Language): string {
  if (asks.includes('half')) {
    const half = given.half === 2 ? 'II' : 'I'
    return language === 'ro' ? `Semestrul ${half} ${given.year}` : `Half ${half} of ${given.year}`
  }
  if (asks.includes('year')) return language === 'ro' ? `Anul ${given.year}` : `Year ${given.year}`
  if (asks.includes('period') && given.from !== undefined && given.to !== undefined)
    return `${formatDate(given.from)} – ${formatDate(given.to)}`
  return ''
}
