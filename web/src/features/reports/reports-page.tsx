import '../../lib/languages/own/report-texts.ts'
import type { CatalogueReport, ReportRun } from '@hdoc/contract/reports/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { catalogueQuery, runQuery, runsQuery } from '../../entities/reports/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import { ChosenReport } from './chosen-report.tsx'
import styles from './reports.module.css'

type Props = { reports: readonly CatalogueReport[]; runs: readonly ReportRun[]; today: string }

function Catalogue({ reports, runs, today }: Props) {
  const { t } = useTranslation()
  const search = useSearch({ from: '/staff/reports' })
  const listed = runs.find(({ id }) => id === search.run)
  // A mail, or a link that was kept, may lead to a run that is older than those of the list.
  const isOlder = search.run !== undefined && listed === undefined
  const older = useQuery({ ...runQuery(search.run ?? 0), enabled: isOlder })
  const run = listed ?? older.data
  const chosen = reports.find(({ id }) => id === (search.report ?? run?.report))
  return (
    <div className={styles.page} data-chosen={chosen !== undefined}>
      <CatalogueList reports={reports} chosen={chosen?.id} />
      <div className={styles.place}>
        {chosen ? (
          <ChosenReport
            key={chosen.id}
            report={chosen}
            runs={[...(isOlder && run ? [run] : []), ...runs].filter(({ report }) => report === chosen.id)}
            opened={run?.id}
            compared={search.compare}
            today={today}
          />
        ) : isOlder ? (
          <Answer query={older} />
        ) : (
          <Empty title={t('reports.choose_title')} text={t('reports.choose_text')} />
        )}
      </div>
    </div>
  )
}

/** `/reports`: the catalogue, what a report is asked with, what was made, and who gets it by mail. */
export function ReportsPage() {
  const { t } = useTranslation()
  const catalogue = useQuery(catalogueQuery())
  const runs = useQuery(runsQuery())
  return (
    <Page title={t('reports.title')}>
      <Answer query={catalogue}>
        {({ reports, today }) => (
          <Answer query={runs}>
            {(made) => <Catalogue reports={reports} runs={made.runs} today={today} />}
          </Answer>
        )}
      </Answer>
    </Page>
  )
}
