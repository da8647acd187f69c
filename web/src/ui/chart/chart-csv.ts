import { type ChartData, columnsOf, type Measure } from './chart-data.ts'

/** A spreadsheet computes what begins so, also in quotes; an apostrophe before it makes it a text. */
const formula = /^[=+\-@\t\r]/
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const named = (text: string): string => quoted(formula.test(text) ? `'${text}` : text)
/** At most two decimals, after a comma as Romanian Excel reads them; nothing where there is no figure. */
const figured = (figure: number | null): string =>
  figure === null ? '' : String(Math.round(figure * 100) / 100).replace('.', ',')

/** The table of a chart as Romanian Excel opens it in columns: semicolons, and a mark that says UTF-8. */
export function csvOf<Row>(data: ChartData<Row>): string {
  const { rows, name, total } = data
  const measures = columnsOf(data)
  const headed = ({ label, fileUnit, unit }: Measure<Row>): string[] => [
    fileUnit ? `${label} (${fileUnit})` : label,
    ...(unit ? [unit.label] : []),
  ]
  const head = [name.label, ...measures.flatMap(headed)].map(named)
  const lines = [...rows, ...(total === undefined ? [] : [total])].map((row) => [
    named(name.of(row)),
    ...measures.flatMap(({ of, unit }) => [figured(of(row)), ...(unit ? [named(unit.of(row))] : [])]),
  ])
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')}`
}
