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

function Entry({ report, chosen }: { report: CatalogueReport; chosen: boolean }) {
  const Icon = icons[report.group]
  return (
    <li>
      <AppLink to="/reports" search={{ report: report.id }} aria-current={chosen ? 'true' : undefined}>
        <Icon size={16} aria-hidden />
        <span>
          {report.title}
          {report.law !== '' && <small>{report.law}</small>}
        </span>
      </AppLink>
    </li>
  )
}

type Props = { reports: readonly CatalogueReport[]; chosen: string | undefined }

/** The reports that the person may have, by group; below them, said once, those that ask for a right they lack. */
export function CatalogueList({ reports, chosen }: Props) {
  const { t } = useTranslation()
  const locked = reports.filter(({ can }) => !can.run)
  const sections = (Object.keys(reportGroups) as ReportGroup[]).map((group) => ({
    key: group,
    title: <>{say(reportGroups[group])}</>,
    own: reports.filter((one) => one.group === group && one.can.run),
  }))
  const closed = {
    key: 'locked',
    title: (
      <>
        <IconLock size={14} aria-hidden /> {t('reports.locked_title')}
      </>
    ),
    own: locked,
  }
  return (
    <nav className={styles.catalogue} aria-label={t('reports.catalogue')}>
      {[...sections, closed]
        .filter(({ own }) => own.length > 0)
        .map(({ key, title, own }) => (
          <section key={key}>
            <h2 id={`reports-${key}`}>{title}</h2>
            <ul aria-labelledby={`reports-${key}`}>
              {own.map((report) => (
                <Entry key={report.id} report={report} chosen={report.id === chosen} />
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
