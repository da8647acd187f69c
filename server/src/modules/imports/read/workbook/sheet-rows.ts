import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_CELL_SIGNS, IMPORT_COLUMNS } from '@hdoc/contract/imports/import-states.ts'
import { fromDayNumber } from '@hdoc/contract/ro/local-date.ts'
import type { SourceRow } from '../row/source-row.ts'
import type { Workbook } from './read-workbook.ts'
import { xmlReader } from './xml-pieces.ts'

/** Days between 30 December 1899, from which workbooks count, and the beginning of 1970. */
const DAYS_BEFORE_1970 = 25_569
const DAYS_TO_1904 = 1_462
const LAST_DAY = 2_958_465

/** The number of the column in a cell reference: 0 for A, 26 for AA; -1 when it names none. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** A number as people would type it: whole ones without a point or an exponent. */
function writtenNumber(value: string): string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? String(number) : value
}

/** The rows of a sheet: stored values, never formulas. Holds one piece of the sheet at a time. */
export async function* sheetRows(
  { parts, texts, isDate, from1904 }: Workbook,
  part: string,
): AsyncGenerator<SourceRow> {
  const ready: SourceRow[] = []
  let row: SourceRow = { row: 0, cells: [], faults: [] }
  let last = 0
  let kind = ''
  let style = 0
  let column = -1
  let value = ''
  let isValue = false
  let hasFormula = false

  const written = (): string => {
    if (kind === 's') return texts[Number(value)] ?? ''
    if (kind === 'b') return value === '1' ? 'da' : 'nu'
    if (kind === 'd') return value.slice(0, 10)
    if (kind !== '' && kind !== 'n') return value
    const days = Number(value) + (from1904 ? DAYS_TO_1904 : 0)
    if (!isDate(style) || !(days >= 1 && days <= LAST_DAY)) return writtenNumber(value)
    return fromDayNumber(Math.floor(days) - DAYS_BEFORE_1970)
  }
  const fault = (problem: FieldProblem): void => void row.faults.push({ column, problem })
  const endCell = (): void => {
    if (hasFormula) fault({ key: 'import_formula' })
    else if (kind === 'e') fault({ key: 'import_cell_error' })
    if (value === '' && !hasFormula) return
    // One column more than a table may have is kept: it shows that a head has too many.
    if (column > IMPORT_COLUMNS) {
      if (!row.faults.some((one) => one.column === -1))
        row.faults.push({ column: -1, problem: { key: 'import_too_many_cells' } })
      return
    }
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = written()
  }

  const reader = xmlReader({
    open(name, attribute) {
      if (name === 'row') {
        const named = Number(attribute('r') ?? last + 1)
        last = Number.isSafeInteger(named) && named > last ? named : last + 1
        row = { row: last, cells: [], faults: [] }
        column = -1
      } else if (name === 'c') {
        kind = attribute('t') ?? ''
        style = Number(attribute('s') ?? 0)
        const named = columnOf(attribute('r') ?? '')
        column = named >= 0 ? named : column + 1
        value = ''
        hasFormula = false
      } else if (name === 'f') hasFormula = true
      else if (name === 'v' || name === 't') isValue = true
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') endCell()
      else if (name === 'row') ready.push(row)
    },
    text(piece) {
      if (isValue && value.length <= IMPORT_CELL_SIGNS) value += piece
    },
  })
  for await (const piece of parts.pieces(part)) {
    reader.write(piece)
    yield* ready.splice(0)
  }
}
