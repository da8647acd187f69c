import { statusLabels } from '@hdoc/contract/documents/status/document-status.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { arrivalLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import type { Shown } from '../figures/shown.ts'
import { comparedColumns } from './columns.ts'

const labelIn = (labels: Readonly<Record<string, Text>>, code: string): string | undefined => {
  const label = labels[code]
  return label && say(label)
}

type CategoryRow = Statistics['by_category'][0]
/** How much of each category came. */
export function Categories({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.categories')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      rows={data.by_category}
      name={{ label: t('statistics.category'), of: ({ category }) => say(categoryLabels[category]) }}
      measures={[
        {
          label: t('statistics.registered'),
          of: ({ registered }: CategoryRow) => registered,
          to: ({ registered, category }: CategoryRow) =>
            registered === 0 ? undefined : link('registered', { category }),
        },
        ...comparedColumns<CategoryRow>({
          now: ({ registered }) => registered,
          before: ({ before }) => before,
          isCompared: data.compared !== null,
        }),
      ]}
    />
  )
}

type OutcomeRow = Statistics['outcomes'][0]
/** With what the papers that were answered ended. */
export function Outcomes({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.outcomes')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      rows={data.outcomes.toSorted((a, b) => b.count - a.count)}
      name={{
        label: t('statistics.outcome_column'),
        of: ({ status }) => labelIn(statusLabels, String(status)) ?? String(status),
      }}
      measures={[
        {
          label: t('statistics.documents_column'),
          of: ({ count }: OutcomeRow) => count,
          to: ({ count, status }: OutcomeRow) =>
            count === 0 ? undefined : link('outcome', { outcome: status }),
        },
        ...comparedColumns<OutcomeRow>({
          now: ({ count }) => count,
          before: ({ before }) => before,
          isCompared: data.compared !== null,
        }),
      ]}
    />
  )
}

type ChannelRow = Statistics['channels'][0]
/** How incoming papers came. */
export function Channels({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.channels')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      rows={data.channels.toSorted((a, b) => b.count - a.count)}
      name={{
        label: t('statistics.channel_column'),
        of: ({ arrival }) => labelIn(arrivalLabels, arrival) ?? t('statistics.channel_none'),
      }}
      measures={[
        {
          label: t('statistics.documents_column'),
          of: ({ count }: ChannelRow) => count,
          to: ({ count, arrival }: ChannelRow) => (count === 0 ? undefined : link('channel', { arrival })),
        },
        ...comparedColumns<ChannelRow>({
          now: ({ count }) => count,
          before: ({ before }) => before,
          isCompared: data.compared !== null,
        }),
      ]}
    />
  )
}
