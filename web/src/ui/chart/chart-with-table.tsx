import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import '../../lib/languages/own/chart-texts.ts'
import { lazyPart } from '../feedback/lazy-part.tsx'
import styles from './chart.module.css'
import { type ChartData, drawnOf, highest, pointsOf } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { ChartTools } from './chart-tools.tsx'
import { Legend } from './legend.tsx'

const Bars = lazyPart(async () => (await import('./bars.tsx')).Bars)

type Props<Row> = ChartData<Row> & {
  title: string
  className?: string | undefined
  /**
   * `upright` bars stand on an axis of days or months, and their table is one press away. `lying` bars stand in the rows of
   * the table itself: names are long there, and each row has several figures.
   */
  bars?: 'upright' | 'lying'
  /** The bars of a row stand one on the other, for they are parts of a whole. Lying bars always do. */
  stacked?: boolean
  /** Under the title of the saved picture: of what, of when. */
  about?: string | undefined
  /** What stands under the figures. */
  note?: ReactNode
  /** Of lying bars so many at first. */
  folded?: number
  /** Said in place of the figures when nothing was counted. */
  nothing?: string
}

/**
 * Figures as a picture and as the table that says the same. Whoever does not see the picture hears its highest
 * figure; on paper both stand. The picture's code is loaded when it is drawn.
 */
export function ChartWithTable<Row>({
  title,
  className,
  bars = 'upright',
  stacked = false,
  about,
  note,
  nothing,
  folded,
  ...data
}: Props<Row>) {
  const { t } = useTranslation()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const [switched, setSwitched] = useState(false)
  const isPrinted = useMediaQuery('print')
  const points = pointsOf(data)
  const drawn = drawnOf(data)
  const most = highest(points)
  const lying = bars === 'lying'
  const hasFigures = lying
    ? data.rows.some((row) => data.measures.some(({ of }) => (of(row) ?? 0) > 0))
    : most !== undefined
  const asTable = lying ? hasFigures : switched
  return (
    <section
      ref={section}
      className={className === undefined ? styles.chart : `${styles.chart} ${className}`}
      aria-labelledby={heading}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <ChartTools
          title={title}
          about={about}
          data={data}
          section={section}
          {...(!lying && { asTable })}
          onSwitch={() => setSwitched(!switched)}
          drawn={hasFigures && (lying || !asTable)}
        />
      </div>
      {!asTable && !hasFigures && <p className={styles.nothing}>{nothing ?? t('ui.chart_nothing')}</p>}
      {!lying && !asTable && most && (
        <div
          className={styles.picture}
          role="img"
          aria-label={`${title}. ${t('ui.chart_most', { name: most.name, figure: formatNumber(most.value) })}`}
        >
          <Bars points={points} drawn={drawn} stacked={stacked} />
        </div>
      )}
      {lying && asTable && <Legend id={heading} drawn={drawn} className={styles.signs} />}
      {(asTable || (isPrinted && !lying)) && (
        <div className={styles.table}>
          <ChartTable title={title} bars={lying} folded={folded} {...data} />
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  )
}
