import type { Place } from '../links/place.ts'

/** One figure of each row. */
export type Measure<Row> = {
  label: string
  /** null: nothing was counted there, so that there is no figure (a mean of no papers). */
  of: (row: Row) => number | null
  /** Opens the counted rows. */
  to?: ((row: Row) => Place | undefined) | undefined
  /** How a figure is written; as a whole number without it. */
  write?: ((figure: number) => string) | undefined
  /** A word after the figure where rows are counted in different units; in the file a column of its own, under this label. */
  unit?: { label: string; of: (row: Row) => string } | undefined
  /** What the file says in the heading, for its figures stand without the sign that `write` gives them. */
  fileUnit?: '%' | undefined
  /** In the picture: a bar (without a word), a line over the bars, or nothing, so that the table alone says it. */
  drawn?: 'bar' | 'line' | 'no' | undefined
  /** false: its figure stands in no column of its own, for other columns say it; the picture alone draws it. */
  column?: false | undefined
  /** What is late or wrong: it has a colour of its own beside its pattern. */
  bad?: boolean | undefined
}

/** What a chart draws and its table says: a name and one or more figures for each row. */
export type ChartData<Row> = {
  /** In the order of the chart, from left to right. */
  rows: readonly Row[]
  /**
   * What the rows are: heading of the first column, the name of a row, a shorter one for the axis, and a key where two
   * rows can have one name.
   */
  name: {
    label: string
    of: (row: Row) => string
    short?: (row: Row) => string
    key?: (row: Row) => string | number
    /** The page of what the row is. */
    to?: (row: Row) => Place | undefined
  }
  /** What is counted. Of bars at most five: more could be told apart by colours only. */
  measures: readonly Measure<Row>[]
  /** The row that stands out from the others. */
  isMarked?: (row: Row) => boolean
  /** Stands under the table: the sum, or the figures of the whole. */
  total?: Row | undefined
}

/** A row as the picture draws it; `to`: where its bars lead. */
export type ChartPoint = {
  name: string
  short: string
  values: (number | null)[]
  isMarked: boolean
  to: (Place | undefined)[]
}
/** A measure as the picture draws it. */
export type Drawn = { label: string; as: 'bar' | 'line'; bad: boolean; write?: Measure<never>['write'] }

const isDrawn = <Row>({ drawn }: Measure<Row>): boolean => drawn !== 'no'

/** What the table says, and its file. */
export const columnsOf = <Row>({ measures }: Pick<ChartData<Row>, 'measures'>): Measure<Row>[] =>
  measures.filter(({ column }) => column !== false)

export const drawnOf = <Row>({ measures }: Pick<ChartData<Row>, 'measures'>): Drawn[] =>
  measures.filter(isDrawn).map(({ label, drawn, bad, write }) => ({
    label,
    as: drawn === 'line' ? 'line' : 'bar',
    bad: bad === true,
    write,
  }))

/** Only what is drawn, measure by measure in the order of `drawnOf`. */
export function pointsOf<Row>({ rows, name, measures, isMarked }: ChartData<Row>): ChartPoint[] {
  const drawn = measures.filter(isDrawn)
  return rows.map((row) => ({
    name: name.of(row),
    short: (name.short ?? name.of)(row),
    values: drawn.map((measure) => measure.of(row)),
    isMarked: isMarked?.(row) ?? false,
    to: drawn.map(({ to }) => to?.(row)),
  }))
}

/** The largest figure and its row; undefined when nothing was counted. */
export function highest(points: readonly ChartPoint[]): { name: string; value: number } | undefined {
  const [first] = points
    .map(({ name, values }) => ({ name, value: Math.max(0, ...values.map((value) => value ?? 0)) }))
    .sort((a, b) => b.value - a.value)
  return first && first.value > 0 ? first : undefined
}
