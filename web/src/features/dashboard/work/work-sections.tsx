import { useTranslation } from 'react-i18next'
import { dayAddress } from '../../../entities/cases/queue-addresses.ts'
import { formatDate, formatShortDate } from '../../../lib/format/format.ts'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import dashboard from '../pieces/dashboard.module.css'
import { LateCases, OwnCases } from './case-cards.tsx'
import { Decisions } from './decisions.tsx'
import { TeamCard } from './team-card.tsx'
import type { Work } from './use-work.ts'
import styles from './work.module.css'
import { WorkFigures } from './work-figures.tsx'

function TeamDays({ team }: { team: NonNullable<Work['team']> }) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('dashboard.work_days')}
      rows={team.days}
      name={{
        label: t('dashboard.day'),
        of: ({ day }) => formatDate(day),
        short: ({ day }) => formatShortDate(day),
      }}
      measures={[
        {
          label: t('dashboard.work_cases'),
          of: ({ due }) => due,
          to: ({ day }) => dayAddress(team.group.id, day),
        },
      ]}
    />
  )
}

/**
 * Work, before the papers: what waits for the person, what lies on them, and for who gives work in the active department
 * what lies on its people.
 */
export function WorkSections({ work }: { work: Work }) {
  const { waits, team } = work
  const decides =
    waits.approvals !== undefined || waits.to_distribute !== undefined || waits.to_receive !== undefined
  return (
    <div className={`${dashboard.sections} ${styles.work}`}>
      <WorkFigures work={work} />
      <div className={styles.column}>
        {decides && <Decisions waits={waits} />}
        {team && <LateCases groupId={team.group.id} />}
        {waits.my_cases !== undefined && <OwnCases />}
      </div>
      {team && (
        <div className={styles.column}>
          <TeamCard team={team} />
          <TeamDays team={team} />
        </div>
      )}
    </div>
  )
}
