import type { Place } from '../links/place.ts'

/** What a chart draws and its table says: a name and one or more figures for each row. */
export type ChartData<Row> = {
  /** In the order of the chart, from left to right. */
  rows: readonly Row[]
  /** What the rows are: heading of the first column, the name of a row, and a shorter one for the axis. */
  name: { label: string; of: (row: Row) => string; short?: (row: Row) => string }
  /** What is counted, at most three: more could be told apart by colours only. `to` opens the counted rows. */
  measures: readonly { label: string; of: (row: Row) => number; to?: ((row: Row) => Place) | undefined }[]
  /** The row that stands out from the others. */
  isMarked?: (row: Row) => boolean
}

/** A row as the picture draws it. */
export type ChartPoint = { name: string; short: string; values: number[]; isMarked: boolean }

export const pointsOf = <Row>({ rows, name, measures, isMarked }: ChartData<Row>): ChartPoint[] =>
  rows.map((row) => ({
    name: name.of(row),
    short: (name.short ?? name.of)(row),
    values: measures.map((measure) => measure.of(row)),
    isMarked: isMarked?.(row) ?? false,
  }))

/** The largest figure and its row; undefined when nothing was counted. */
export function highest(points: readonly ChartPoint[]): { name: string; value: number } | undefined {
  const [first] = points
    .map(({ name, values }) => ({ name, value: Math.max(0, ...values) }))
    .sort((a, b) => b.value - a.value)
  return first && first.value > 0 ? first : undefined
}
