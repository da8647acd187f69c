import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import { daysBetween, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatDate } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'
import { isWorkedOn } from './complaint-status.tsx'

type Timed = { deadline_on: IsoDate | null; status: ComplaintStatus }
export type Clock = 'late' | 'soon' | 'fine' | 'none'
const SOON_DAYS = 3

/** How the time of a complaint stands on a day. */
export function clockOf({ deadline_on, status }: Timed, today: IsoDate): Clock {
  if (deadline_on === null || !isWorkedOn(status)) return 'none'
  const left = daysBetween(today, deadline_on)
  if (left < 0) return 'late'
  return left <= SOON_DAYS ? 'soon' : 'fine'
}

/** „în 3 zile”, „azi”, „depășit cu 2 zile”; of one that has ended, its day. */
export function clockText(row: Timed, today: IsoDate): string {
  if (row.deadline_on === null) return '–'
  if (!isWorkedOn(row.status)) return formatDate(row.deadline_on)
  const left = daysBetween(today, row.deadline_on)
  if (left === 0) return t('complaints.today')
  return left > 0 ? t('complaints.in_days', { count: left }) : t('complaints.late_days', { count: -left })
}
