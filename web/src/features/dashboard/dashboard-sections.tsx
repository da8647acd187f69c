import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { DUE_DAYS } from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { useTranslation } from 'react-i18next'
import { formatDeadline } from '../../lib/format/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { DashboardDays } from './dashboard-days.tsx'
import { DashboardDocuments } from './dashboard-documents.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { listAddress } from './list-address.ts'
import styles from './pieces/dashboard.module.css'

function Deadline({ day, today }: { day: string | null; today: string }) {
  if (day === null) return null
  const late = day < today
  return <b className={late ? styles.late : undefined}>{formatDeadline(day, today)}</b>
}

/**
 * Figures, what needs attention (of the department, where it comes first), what I registered last, and the days
 * before. `opens`: the person may open the list of documents.
 */
export function DashboardSections({ dashboard, opens }: { dashboard: Dashboard; opens: boolean }) {
  const { t } = useTranslation()
  const { today, due, mine, per_day } = dashboard
  const ofDepartment = dashboard.department !== null
  return (
    <div className={styles.sections}>
      <DashboardFigures dashboard={dashboard} lastDay={addDays(today, DUE_DAYS)} opens={opens} />
      <DashboardDocuments
        title={t(ofDepartment ? 'dashboard.due_department' : 'dashboard.due')}
        empty={{
          title: t('dashboard.due_empty'),
          text: t(ofDepartment ? 'dashboard.due_department_empty_text' : 'dashboard.due_empty_text'),
        }}
        documents={due}
        all={opens ? listAddress('attention', ofDepartment) : undefined}
        lastColumn={t('dashboard.deadline')}
        last={(document) => <Deadline day={document.deadline_on} today={today} />}
        isLate={(document) => document.deadline_on !== null && document.deadline_on < today}
      />
      <DashboardDays days={per_day} today={today} opens={opens} />
      <DashboardDocuments
        title={t('dashboard.mine')}
        empty={{ title: t('dashboard.mine_empty'), text: t('dashboard.mine_empty_text') }}
        documents={mine}
        all={opens ? listAddress('mine') : undefined}
        wide
        lastColumn={t('dashboard.status')}
        last={({ status }) => <StatusTag className={status.className}>{status.name}</StatusTag>}
      />
    </div>
  )
}
