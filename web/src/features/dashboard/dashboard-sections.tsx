import type { Dashboard } from '@hdoc/contract/documents/dashboard.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDeadline, formatNumber } from '../../lib/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { DashboardBars } from './dashboard-bars.tsx'
import { DashboardDocuments } from './dashboard-documents.tsx'
import styles from './dashboard-page.module.css'

type Figure = { label: string; value: number; text: string; bad?: boolean }

function figuresOf(dashboard: Dashboard, t: TFunction): Figure[] {
  const { registered_today, daily_average, due_soon, overdue, open, group } = dashboard
  const inGroup = (count: number) =>
    t('dashboard.in_group', { group: group?.name, figure: formatNumber(count) })
  return [
    {
      label: t('dashboard.registered_today'),
      value: registered_today,
      text: t('dashboard.average', { figure: formatNumber(Math.round(daily_average)) }),
    },
    {
      label: t('dashboard.due_soon'),
      value: due_soon,
      text: group ? inGroup(group.due_soon) : t('dashboard.open', { figure: formatNumber(open) }),
    },
    {
      label: t('dashboard.overdue'),
      value: overdue,
      text:
        overdue > 0 && group
          ? inGroup(group.overdue)
          : t(overdue === 0 ? 'dashboard.overdue_none' : 'dashboard.overdue_some'),
      bad: overdue > 0,
    },
    {
      label: t('dashboard.total_open'),
      value: open,
      text: group ? inGroup(group.open) : t('dashboard.total_open_text'),
    },
  ]
}

function Deadline({ day, today }: { day: string | null; today: string }) {
  if (day === null) return null
  const late = day < today
  return <b className={late ? styles.late : undefined}>{formatDeadline(day, today)}</b>
}

/** Figures, what needs attention, what I registered last, and the days before. */
export function DashboardSections({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation()
  const { today, due, mine, per_day } = dashboard
  return (
    <div className={styles.sections}>
      <dl className={styles.figures}>
        {figuresOf(dashboard, t).map(({ label, value, text, bad }) => (
          <div key={label} className={styles.card}>
            <dt>{label}</dt>
            <dd>
              <b className={bad ? styles.late : undefined}>{formatNumber(value)}</b> <small>{text}</small>
            </dd>
          </div>
        ))}
      </dl>
      <DashboardDocuments
        title={t('dashboard.due')}
        empty={{ title: t('dashboard.due_empty'), text: t('dashboard.due_empty_text') }}
        documents={due}
        all="/document/list?sortBy=deadline_on&sortOrder=asc"
        lastColumn={t('dashboard.deadline')}
        last={(document) => <Deadline day={document.deadline_on} today={today} />}
        isLate={(document) => document.deadline_on !== null && document.deadline_on < today}
      />
      <DashboardBars days={per_day} today={today} />
      <DashboardDocuments
        title={t('dashboard.mine')}
        empty={{ title: t('dashboard.mine_empty'), text: t('dashboard.mine_empty_text') }}
        documents={mine}
        all="/document/list"
        wide
        lastColumn={t('dashboard.status')}
        last={({ status }) => <StatusTag className={status.className}>{status.name}</StatusTag>}
      />
    </div>
  )
}
