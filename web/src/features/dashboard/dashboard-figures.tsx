import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { listAddress } from './list-address.ts'
import { type Figure, FigureCards } from './pieces/figure-cards.tsx'

type Counted = 'open' | 'due_soon' | 'overdue'

const labels = {
  open: 'dashboard.total_open',
  due_soon: 'dashboard.due_soon',
  overdue: 'dashboard.overdue',
} as const

/** The words of a figure that has no department beside it. */
function plainText(list: Counted, value: number, lastDay: string, t: TFunction): string {
  if (list === 'due_soon') return t('dashboard.due_until', { day: formatDate(lastDay) })
  if (list === 'open') return t('dashboard.total_open_text')
  return t(value === 0 ? 'dashboard.overdue_none' : 'dashboard.overdue_some')
}

/** The department's figure with that of all papers beside it, or the other way round: what comes first is large. */
function countedFigure(list: Counted, dashboard: Dashboard, lastDay: string, t: TFunction): Figure {
  const { department, group } = dashboard
  const isFirst = group !== null && department !== null
  const value = isFirst ? group[list] : dashboard[list]
  const figure = {
    label: t(labels[list]),
    value,
    to: listAddress(list, isFirst),
    bad: list === 'overdue' && value > 0,
  }
  if (group === null) return { ...figure, text: plainText(list, value, lastDay, t) }
  const other = formatNumber(isFirst ? dashboard[list] : group[list])
  const text = isFirst
    ? t('dashboard.of_all', { figure: other })
    : t('dashboard.in_group', { group: group.name, figure: other })
  return {
    ...figure,
    ...(isFirst && { text: t('dashboard.of_department') }),
    beside: { text, to: listAddress(list, !isFirst) },
  }
}

function figuresOf(dashboard: Dashboard, lastDay: string, t: TFunction): Figure[] {
  const { registered_today, daily_average } = dashboard
  return [
    {
      label: t('dashboard.registered_today'),
      value: registered_today,
      to: listAddress('registered_today'),
      text: t('dashboard.average', { figure: formatNumber(Math.round(daily_average)) }),
    },
    countedFigure('due_soon', dashboard, lastDay, t),
    countedFigure('overdue', dashboard, lastDay, t),
    countedFigure('open', dashboard, lastDay, t),
  ]
}

type Props = {
  dashboard: Dashboard
  /** Last day of what is due soon. */
  lastDay: string
  /** The person may open the list of documents. */
  opens: boolean
}

/** Four figures; each opens the rows it counts. */
export function DashboardFigures({ dashboard, lastDay, opens }: Props) {
  const { t } = useTranslation()
  return <FigureCards figures={figuresOf(dashboard, lastDay, t)} opens={opens} />
}
