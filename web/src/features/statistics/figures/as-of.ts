import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { t } from '../../../lib/languages/i18n.ts'

/**
 * What lies somewhere now is not known of past days. Beside the figures of a period that is over, it is said as of which day it
 * stands; undefined for a period that is not over, of which now is the end.
 */
export const asOf = ({ period, today }: Pick<Statistics, 'period' | 'today'>): string | undefined =>
  period.to < today ? t('statistics.as_of', { day: formatDate(today) }) : undefined
