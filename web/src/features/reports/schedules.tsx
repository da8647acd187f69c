import { bareReportCalls as calls } from '@hdoc/contract/reports/bare-reports.ts'
import type { ReportSchedule } from '@hdoc/contract/reports/report-schedules.ts'
import type { CatalogueReport } from '@hdoc/contract/reports/reports.ts'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schedulesQuery } from '../../entities/reports/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './reports.module.css'
import { rhythmText } from './rhythm-texts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

function Item({ schedule }: { schedule: ReportSchedule }) {
  const { t } = useTranslation()
  const ending = useAction({
    call: () => call(calls.endSchedule, { body: { id: schedule.id } }),
    changes: [{ what: 'report.changed' }],
    said: () => t('reports.ended_schedule'),
  })
  return (
    <li className={styles.run}>
      <div className={styles.head}>
        <b>{rhythmText(schedule)}</b>
        <Button
          size="compact-xs"
          variant="default"
          loading={ending.isPending}
          aria-label={`${t('reports.end_schedule')}: ${rhythmText(schedule)}`}
          onClick={() => ending.mutate()}
        >
          {t('reports.end_schedule')}
        </Button>
      </div>
      <p className={styles.facts}>
        {[schedule.of, t('reports.next', { date: formatDate(schedule.next_on) }), schedule.people.join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

/** Who gets a report by mail, and how often. */
export function Schedules({ report }: { report: CatalogueReport }) {
  const { t } = useTranslation()
  const answer = useQuery(schedulesQuery())
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <h3 className={styles.heading}>{t('reports.schedules')}</h3>
      <p className={styles.facts}>{t('reports.schedules_help')}</p>
      <Answer query={answer}>
        {({ schedules }) => {
          const own = schedules.filter((one) => one.report === report.id)
          if (own.length === 0) return <p className={styles.facts}>{t('reports.no_schedules')}</p>
          return (
            <ul className={styles.runs}>
              {own.map((schedule) => (
                <Item key={schedule.id} schedule={schedule} />
              ))}
            </ul>
          )
        }}
      </Answer>
      <Button
        variant="default"
        size="xs"
        className={styles.add}
        leftSection={<IconMail size={14} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('reports.schedule')}
      </Button>
      {isAdding && <ScheduleDialog report={report} onClose={() => setAdding(false)} />}
    </>
  )
}
