import { formatNumber } from '../../lib/format/format.ts'
import { AppLink } from '../links/app-link.tsx'
import styles from './chart.module.css'
import { type ChartData, drawnOf, type Measure, pointsOf } from './chart-data.ts'
import { RowBar } from './row-bar.tsx'
import { sumOf } from './row-parts.ts'

type FigureProps<Row> = { row: Row; name: string; measure: Measure<Row>; alone: boolean }

/** A figure; it opens the rows it counts. */
function Figure<Row>({
  row,
  name,
  measure: { of, to, write = formatNumber, label },
  alone,
}: FigureProps<Row>) {
  const value = of(row)
  if (value === null) return <span className={styles.none}>–</span>
  const figure = write(value)
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
}

/** The figures of a chart; a figure opens the rows it counts. */
export function ChartTable<Row>({ title, bars = false, ...data }: Props<Row>) {
  const { rows, name, measures, total } = data
  const drawn = drawnOf(data)
  const points = pointsOf(data)
  const most = Math.max(0, ...points.map(sumOf))
  const cells = (row: Row) =>
    measures.map((measure) => (
      <td key={measure.label}>
        <Figure row={row} name={name.of(row)} measure={measure} alone={measures.length === 1} />
      </td>
    ))
  return (
    <table>
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
        {rows.map((row, at) => (
          <tr key={(name.key ?? name.of)(row)}>
            <th scope="row">{name.of(row)}</th>
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
  )
}
