import { statusLabels } from '@hdoc/contract/documents/status/document-status.ts'
import { measure, overdueAges } from '@hdoc/contract/statistics/measures.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { arrivalLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import type { Figure } from '../figures/figure.ts'
import { daysLabel } from '../period/period-label.ts'

const labelIn = (
  labels: Readonly<Record<string, Text>>,
  code: string | number | undefined,
): string | undefined => {
  const label = code === undefined ? undefined : labels[code]
  return label && say(label)
}

/** What a figure counts, in words: its measure first, then each part that it is narrowed to. */
export function figureWords({ measure: id, part, period }: Figure, data: Statistics): [string, ...string[]] {
  const group = data.by_department.find((row) => row.group?.id === part.group)?.group
  const words = [
    part.group === 'none' ? t('statistics.no_group') : group?.name,
    data.by_type.find(({ type }) => type.id === part.docType)?.type.name,
    data.complaint_types.find(({ type }) => type.id === part.complaintType)?.type.name,
    labelIn(categoryLabels, part.category),
    part.arrival === '' ? t('statistics.channel_none') : labelIn(arrivalLabels, part.arrival),
    labelIn(statusLabels, part.outcome),
    part.age && say(overdueAges[part.age].label),
    period && daysLabel(period),
  ]
  return [say(measure(id).label), ...words.filter((word) => word !== undefined)]
}
