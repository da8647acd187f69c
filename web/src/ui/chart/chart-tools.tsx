import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/files/save-file.ts'
import { toast } from '../feedback/toast-store.ts'
import styles from './chart.module.css'
import { csvOf } from './chart-csv.ts'
import type { ChartData } from './chart-data.ts'
import { pngOf } from './chart-png.ts'

type Props<Row> = {
  title: string
  about?: string | undefined
  data: ChartData<Row>
  section: RefObject<HTMLElement | null>
  /** undefined where picture and table are one. */
  asTable?: boolean | undefined
  onSwitch: () => void
  /** A picture is shown that can be saved. */
  drawn: boolean
}

/** Over a chart: its table instead of its picture, and both as files. */
export function ChartTools<Row>({ title, about, data, section, asTable, onSwitch, drawn }: Props<Row>) {
  const { t } = useTranslation()
  const savePicture = async () => {
    const { current } = section
    const picture = current && (await pngOf(current, title, about).catch(() => undefined))
    if (picture) saveFile(`${title}.png`, picture)
    else toast({ kind: 'error', message: t('chart.png_failed') })
  }
  return (
    <span className={styles.tools}>
      {asTable !== undefined && (
        <Button size="xs" variant="subtle" onClick={onSwitch}>
          {t(asTable ? 'ui.chart_as_chart' : 'ui.chart_as_table')}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('ui.chart_save', { title })}
        onClick={() => saveFile(`${title}.csv`, new Blob([csvOf(data)], { type: 'text/csv;charset=utf-8' }))}
      >
        CSV
      </Button>
      {drawn && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('chart.save_png', { title })}
          onClick={() => void savePicture()}
        >
          PNG
        </Button>
      )}
    </span>
  )
}
