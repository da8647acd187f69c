import { type CatalogueReport, type ReportGroup, reportGroups } from '@hdoc/contract/reports/reports.ts'
import { IconBooks, IconBriefcase, IconGavel, IconLock, IconUsers, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './reports.module.css'

const icons: Readonly<Record<ReportGroup, typeof IconBooks>> = {
  legal: IconGavel,
  registry: IconBooks,
  work: IconBriefcase,
  portal: IconWorld,
  people: IconUsers,
}

/** Every report by group; one whose right is missing is marked so. */
export function CatalogueList({
  reports,
  chosen,
}: {
  reports: readonly CatalogueReport[]
  chosen: string | undefined
}) {
  const { t } = useTranslation()
  const groups = (Object.keys(reportGroups) as ReportGroup[]).filter((group) =>
    reports.some((one) => one.group === group),
  )
  return (
    <nav className={styles.catalogue} aria-label={t('reports.catalogue')}>
      {groups.map((group) => {
        const Icon = icons[group]
        return (
          <section key={group}>
            <h2>{say(reportGroups[group])}</h2>
            <ul>
              {reports
                .filter((one) => one.group === group)
                .map((report) => (
                  <li key={report.id}>
                    <AppLink
                      to="/reports"
                      search={{ report: report.id }}
                      aria-current={report.id === chosen ? 'true' : undefined}
                    >
                      <Icon size={16} aria-hidden />
                      <span>
                        {report.title}
                        {report.law !== '' && <small>{report.law}</small>}
                        {!report.can.run && (
                          <small className={styles.lock}>
                            <IconLock size={12} aria-hidden /> {t('reports.locked_short')}
                          </small>
                        )}
                      </span>
                    </AppLink>
                  </li>
                ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
