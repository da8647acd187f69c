import type { Comparison, Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import '../../lib/languages/own/statistics-texts.ts'
import '../../lib/languages/own/complaint-texts.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { Place } from '../../ui/links/place.ts'
import { useGo } from '../../ui/links/use-go.ts'
import { readFigure } from './figures/figure.ts'
import { linkOf, listOfFigure } from './figures/shown.ts'
import { ExportMenu } from './frame/export-menu.tsx'
import styles from './frame/frame.module.css'
import { PrintHead } from './frame/print-head.tsx'
import { FigurePanel } from './panel/figure-panel.tsx'
import { daysLabel } from './period/period-label.ts'
import { PeriodPicker } from './period/period-picker.tsx'
import { StatisticsSections } from './statistics-sections.tsx'
import { type Search, useStatistics, type Where } from './use-statistics.ts'

type Props = {
  where: Where
  title: string
  search: Search
  /** The same page with another search. */
  place: (search: Search) => Place
  /** Chooses what the figures are of; gets what came last. */
  chooser?: (data: Statistics | undefined) => ReactNode
}

/** The days of the period, and of the one it is compared with. */
function Days({ data }: { data: Statistics }) {
  const { t } = useTranslation()
  const days = daysLabel(data.period)
  return (
    <span className={styles.compared}>
      {data.compared
        ? `${days}, ${t('statistics.printed_compared', { period: daysLabel(data.compared) })}`
        : days}
    </span>
  )
}

/** Figures of a period with what leads to their rows. Period, comparison and opened figure stand in the address. */
export function StatisticsPage({ where, title, search, place, chooser }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const may = useMay()
  const { institution } = useSession()
  const { period, unit, compare, day, answer } = useStatistics(where, search)
  const { data, isPlaceholderData } = answer
  const change = (more: Search) => go(place({ ...search, show: undefined, ...more }))
  const figure = readFigure(search.show)
  const list = figure && data && listOfFigure(figure, data, may)
  const about = (shown: Statistics) =>
    [institution?.name, shown.group?.name, daysLabel(shown.period)].filter(Boolean).join(' · ')
  return (
    <Page
      title={data?.group ? `${title}: ${data.group.name}` : title}
      aside={data && <Days data={data} />}
      actions={
        <>
          {chooser?.(data)}
          <PeriodPicker
            period={period}
            compare={compare}
            today={day}
            onPeriod={({ from, to }: Period) => change({ from, to })}
            onCompare={(next: Comparison) => change({ compare: next })}
          />
          {data && (
            <span className={styles.noPrint}>
              <ExportMenu data={data} compare={compare} unit={unit} />
            </span>
          )}
        </>
      }
    >
      <Answer query={answer}>
        {(shown) => (
          <>
            {shown.building && (
              <Note kind="info" role="status">
                {t('statistics.building')}
              </Note>
            )}
            <PrintHead title={shown.group ? `${title}: ${shown.group.name}` : title} data={shown} />
            <div
              className={[styles.columns, list && styles.withPanel, isPlaceholderData && styles.stale]
                .filter(Boolean)
                .join(' ')}
              aria-busy={isPlaceholderData}
            >
              <StatisticsSections
                data={shown}
                link={linkOf(shown, may, (show) => place({ ...search, show }))}
                about={about(shown)}
                pageOf={(group) => ({
                  to: '/dep-stats',
                  search: { from: search.from, to: search.to, compare: search.compare, group },
                })}
              />
              {figure && list && (
                <FigurePanel
                  figure={figure}
                  list={list}
                  data={shown}
                  onClose={() => go(place({ ...search, show: undefined }))}
                />
              )}
            </div>
          </>
        )}
      </Answer>
    </Page>
  )
}
