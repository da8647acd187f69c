import '../../lib/languages/own/administration/activity-texts.ts'
import { type ActivityEntry, subjectLabels } from '@hdoc/contract/trail/activity.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import type { ReactNode } from 'react'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'

/** The name an entry was made under. When somebody acted for another person, the text names both. */
export function whoText({ by, by_platform, real }: ActivityEntry): string {
  const name = by_platform ? t('activity.of_platform', { name: by }) : by
  return real === '' ? name : t('activity.for', { real, name })
}

export function subjectText({ subject_type }: Pick<ActivityEntry, 'subject_type'>): string {
  const label = Object.hasOwn(subjectLabels, subject_type) ? subjectLabels[subject_type] : undefined
  return label ? say(label) : subject_type
}

export const activityCells: Record<string, (row: ActivityEntry) => ReactNode> = {
  at: (row) => formatDateTime(row.at),
  by: (row) => (row.by_platform ? t('activity.of_platform', { name: row.by }) : row.by),
  real: (row) => row.real || '–',
  action: (row) => say(activityText(row.action)),
  subject_type: subjectText,
  subject_name: (row) => row.subject_name || '–',
  subject_id: (row) => (row.subject_id === 0 ? '–' : String(row.subject_id)),
  seal: (row) => (row.seal === null ? t('activity.unsealed') : formatNumber(row.seal)),
}
