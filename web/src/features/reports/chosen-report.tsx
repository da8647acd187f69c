import type { CatalogueReport, ReportRun } from '@hdoc/contract/reports/reports.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './reports.module.css'
import { RunItem } from './run-item.tsx'
import { Schedules } from './schedules.tsx'

type Props = {
  report: CatalogueReport
  /** The runs of this report, newest first; before them one that is opened and older than the list goes. */
  runs: readonly ReportRun[]
  /** The run that a mail led to. */
  opened: number | undefined
  /** The run that is compared with an earlier period. */
  compared: number | undefined
  today: string
}

function Inside({ report, runs, opened, compared, today }: Props) {
  const { t } = useTranslation()
  if (report.made_at !== null)
    return (
      <p>
        <AppLink to="/registers">{t('reports.elsewhere')}</AppLink>
      </p>
    )
  return (
    <>
      <ReportForm report={report} today={today} />
      <h3 className={styles.heading}>{t('reports.runs')}</h3>
      {runs.length === 0 ? (
        <Empty title={t('reports.no_runs')} text={t('reports.no_runs_text')} />
      ) : (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <RunItem
              key={run.id}
              run={run}
              isOpen={run.id === (opened ?? compared ?? runs[0]?.id) || run.id === compared}
            />
          ))}
        </ul>
      )}
      {report.schedulable && <Schedules report={report} />}
    </>
  )
}

/** One report: what it is, what it may be asked with, and what was made of it. */
export function ChosenReport(props: Props) {
  const { t } = useTranslation()
  const { report } = props
  return (
    <>
      <AppLink to="/reports" className={styles.back}>
        <IconArrowLeft size={14} aria-hidden /> {t('reports.all')}
      </AppLink>
      <Card title={report.title} help={[report.law, report.about].filter(Boolean).join(' · ')}>
        {report.can.run ? (
          <Inside {...props} />
        ) : (
          <Note kind="info">{t('reports.locked', { right: report.right_label })}</Note>
        )}
      </Card>
    </>
  )
}
