import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import type { KindField, MappedRow } from '../kind/import-kind.ts'
import type { SourceRow } from '../read/row/source-row.ts'
import { readValue } from './read-value.ts'

type Problem = { field: string; column: number; problem: FieldProblem }
export type Mapped = MappedRow & {
  source: SourceRow
  problems: Problem[]
  /** The column of each field that a column gives. */
  columns: Readonly<Record<string, number>>
  /** Letters with cedilla were changed. */
  folded: boolean
}

export type RowMapper = (row: SourceRow) => Mapped

/** The place of the column that gives a field; -1 for one that no column gives. */
const columnOfField = ({ columns }: Pick<ImportMapping, 'columns'>, field: string): number =>
  Number(Object.keys(columns).find((place) => columns[place] === field) ?? -1)

/** Fields that a row must have and that neither a column nor a constant gives. */
export const missingFields = (
  fields: readonly KindField[],
  mapping: Pick<ImportMapping, 'columns' | 'constants'>,
): KindField[] =>
  fields.filter(
    ({ id, required }) =>
      required === true && columnOfField(mapping, id) === -1 && (mapping.constants[id] ?? '') === '',
  )

/** Turns rows of the file into rows of fields. Columns that are not imported are not looked at. */
export function rowMapper(fields: readonly KindField[], mapping: ImportMapping): RowMapper {
  const taken = fields.map((field) => ({ field, column: columnOfField(mapping, field.id) }))
  const columns = Object.fromEntries(
    taken.filter(({ column }) => column !== -1).map(({ field, column }) => [field.id, column]),
  )
  const used = new Set(taken.map(({ column }) => column))
  return (source) => {
    const problems: Problem[] = source.faults
      .filter(({ column }) => column === -1 || used.has(column))
      .map(({ column, problem }) => ({
        column,
        problem,
        field: taken.find((one) => one.column === column && column !== -1)?.field.id ?? '',
      }))
    const values: Record<string, string> = {}
    let folded = false
    for (const { field, column } of taken) {
      const cell = column === -1 ? '' : (source.cells[column] ?? '')
      const written = cell.trim() === '' ? (mapping.constants[field.id] ?? '') : cell
      if (/[şţŞŢ]/.test(written)) folded = true
      const read = readValue(written, field, mapping)
      if ('value' in read) values[field.id] = read.value
      const isFaulty = problems.some((one) => one.column === column && column !== -1)
      if (isFaulty) continue
      if ('problem' in read) problems.push({ field: field.id, column, problem: read.problem })
      else if (field.required === true && read.value === '')
        problems.push({ field: field.id, column, problem: { key: 'required' } })
    }
    return { row: source.row, values, source, problems, columns, folded }
  }
}
