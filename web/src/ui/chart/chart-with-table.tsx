import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/files/save-file.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { lazyPart } from '../feedback/lazy-part.tsx'
import styles from './chart.module.css'
import { csvOf } from './chart-csv.ts'
import { type ChartData, highest, pointsOf } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'

const Bars = lazyPart(async () => (await import('./bars.tsx')).Bars)

type Props<Row> = ChartData<Row> & { title: string; className?: string | undefined }

/**
 * Figures as a picture and as the table that says the same. Whoever does not see the picture hears its highest
 * figure; on paper both stand. The picture's code is loaded when it is drawn.
 */
export function ChartWithTable<Row>({ title, className, ...data }: Props<Row>) {
  const { t } = useTranslation()
  const heading = useId()
  const [asTable, setAsTable] = useState(false)
  const isPrinted = useMediaQuery('print')
  const points = pointsOf(data)
  const most = highest(points)
  return (
    <section
      className={className === undefined ? styles.chart : `${styles.chart} ${className}`}
      aria-labelledby={heading}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <span className={styles.tools}>
          <Button size="xs" variant="subtle" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'ui.chart_as_chart' : 'ui.chart_as_table')}
          </Button>
          <ActionIcon
            aria-label={t('ui.chart_save', { title })}
            onClick={() =>
              saveFile(`${title}.csv`, new Blob([csvOf(data)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {!asTable && !most && <p className={styles.nothing}>{t('ui.chart_nothing')}</p>}
      {!asTable && most && (
        <div
          className={styles.picture}
          role="img"
          aria-label={`${title}. ${t('ui.chart_most', { name: most.name, figure: formatNumber(most.value) })}`}
        >
          <Bars points={points} measures={data.measures.map(({ label }) => label)} />
        </div>
      )}
      {(asTable || isPrinted) && (
        <div className={styles.table}>
          <ChartTable title={title} {...data} />
        </div>
      )}
    </section>
  )
}
