import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { AppLink } from '../links/app-link.tsx'
import styles from './chart.module.css'
import { type ChartData, columnsOf, drawnOf, type Measure, pointsOf } from './chart-data.ts'
import { RowBar } from './row-bar.tsx'
import { sumOf } from './row-parts.ts'

type FigureProps<Row> = { row: Row; name: string; measure: Measure<Row>; alone: boolean }

/** A figure; it opens the rows it counts. */
function Figure<Row>({
  row,
  name,
  measure: { of, to, write = formatNumber, unit, label },
  alone,
}: FigureProps<Row>) {
  const value = of(row)
  if (value === null) return <span className={styles.none}>–</span>
  const word = unit?.of(row)
  const figure = word ? `${write(value)} ${word}` : write(value)
  const place = to?.(row)
  if (place === undefined) return figure
  return (
    <AppLink to={place} aria-label={`${alone ? name : `${name}, ${label}`}: ${figure}`}>
      {figure}
    </AppLink>
  )
}

type Props<Row> = ChartData<Row> & {
  title: string
  /** With a bar in each row, of the figures that are drawn. */
  bars?: boolean
  /** So many rows at first; the rest after a press. */
  folded?: number | undefined
}

/** The figures of a chart; a figure opens the rows it counts. */
export function ChartTable<Row>({ title, bars = false, folded, ...data }: Props<Row>) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const { rows, name, total } = data
  const measures = columnsOf(data)
  const isFolded = folded !== undefined && rows.length > folded && !opened
  const drawn = drawnOf(data)
  const points = pointsOf(data)
  const most = Math.max(0, ...points.map(sumOf))
  const cells = (row: Row) =>
    measures.map((measure) => (
      <td key={measure.label} data-label={measure.label}>
        <Figure row={row} name={name.of(row)} measure={measure} alone={measures.length === 1} />
      </td>
    ))
  const nameOf = (row: Row) => {
    const to = name.to?.(row)
    return to === undefined ? name.of(row) : <AppLink to={to}>{name.of(row)}</AppLink>
  }
  return (
    <>
      <table
        className={
          bars ? (measures.length > 3 ? `${styles.lying} ${styles.cards}` : styles.lying) : undefined
        }
      >
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{name.label}</th>
            {bars && <td aria-hidden className={styles.barCell} />}
            {measures.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isFolded ? rows.slice(0, folded) : rows).map((row, at) => (
            <tr key={(name.key ?? name.of)(row)}>
              <th scope="row">{nameOf(row)}</th>
              {bars && (
                <td aria-hidden className={styles.barCell}>
                  {points[at] && <RowBar point={points[at]} drawn={drawn} most={most} />}
                </td>
              )}
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{name.of(total)}</th>
              {bars && <td aria-hidden className={styles.barCell} />}
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
      {isFolded && (
        <Button variant="subtle" size="xs" onClick={() => setOpened(true)}>
          {t('chart.all_rows', { figure: formatNumber(rows.length) })}
        </Button>
      )}
    </>
  )
}
