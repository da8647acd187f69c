import { isDeepStrictEqual } from 'node:util'
import { IMPORT_FILES_OF_A_ROW } from '@hdoc/contract/imports/import-archives.ts'
import { maskCnp } from '@hdoc/contract/ro/cnp.ts'
import type { CheckedRow, KindForm, RowProblem } from '../kind/import-kind.ts'
import type { Mapped } from '../map/map-row.ts'
import { shownValue } from '../map/shown-value.ts'
import type { FindingRow } from '../queries/findings.ts'

/** Problems told of one row: of each of its files, and of its cells. */
const MOST_OF_A_ROW = IMPORT_FILES_OF_A_ROW + 6

type About = { form: KindForm; names: readonly string[] }

/** What is to be told of a batch, row by row, with the column and the value as they stand in the file. */
export function findingsOf(
  rows: readonly Mapped[],
  checked: readonly CheckedRow[],
  { form, names }: About,
): FindingRow[] {
  const byRow = new Map(checked.map((one) => [one.row, one]))
  const secret = new Set(form.fields.filter(({ type }) => type === 'cnp').map(({ id }) => id))
  return rows.flatMap(({ row, problems, source, values, columns }) => {
    const of = (
      level: FindingRow['level'],
      { field, problem }: RowProblem,
      place: number,
    ): Omit<FindingRow, 'ordinal'> => {
      const cell = place === -1 ? (values[field] ?? '') : (source.cells[place] ?? '')
      return {
        row,
        level,
        field,
        column: names[place] ?? '',
        value: secret.has(field) ? maskCnp(cell.trim()) : shownValue(cell.trim()),
        problem,
      }
    }
    const one = byRow.get(row)
    const told = [
      ...problems.map((problem) => of('error', problem, problem.column)),
      ...(one?.errors ?? []).map((problem) => of('error', problem, columns[problem.field] ?? -1)),
      ...(one?.warnings ?? []).map((problem) => of('warning', problem, columns[problem.field] ?? -1)),
    ]
    // Two rules may refuse one cell in the same words (a phone number of no country, and none of its own).
    const all = told.filter(
      ({ field, problem }, at) =>
        told.findIndex((other) => other.field === field && isDeepStrictEqual(other.problem, problem)) === at,
    )
    const changes = one?.step === 'update' && all.every(({ level }) => level === 'warning')
    const target = changes ? one.targetId : undefined
    return all
      .slice(0, MOST_OF_A_ROW)
      .map((finding, ordinal) => ({ ...finding, ordinal, ...(target !== undefined && { target }) }))
  })
}
