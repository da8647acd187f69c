import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { currentLanguage } from '../../../lib/languages/language.ts'
import { kindOf } from './period.ts'

const locales = { ro: 'ro-RO', en: 'en-GB' }
const roman = ['I', 'II', 'III', 'IV']

const inMonth = (day: IsoDate, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locales[currentLanguage()], { timeZone: 'UTC', month, year: 'numeric' }).format(
    new Date(day),
  )

/** „noiembrie 2026” */
export const monthLabel = (day: IsoDate): string => inMonth(day, 'long')
/** „nov. 2026” */
export const shortMonthLabel = (day: IsoDate): string => inMonth(day, 'short')

/** Both days: „01.11.2026 – 20.11.2026”; one day alone: „20.11.2026”. */
export const daysLabel = ({ from, to }: Period): string =>
  from === to
    ? formatDate(from)
    : t('statistics.compared_days', { from: formatDate(from), to: formatDate(to) })

/** As people say it: „noiembrie 2026”, „trimestrul IV 2026”, „2026”, and days for any other. */
export function periodLabel(period: Period): string {
  const { year, month } = dayParts(period.from)
  switch (kindOf(period)) {
    case 'month':
      return monthLabel(period.from)
    case 'quarter':
      return t('statistics.nth_quarter', { quarter: roman[Math.floor((month - 1) / 3)], year: String(year) })
    case 'year':
      return String(year)
    default:
      return daysLabel(period)
  }
}
