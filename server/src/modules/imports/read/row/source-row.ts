import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_CELL_SIGNS } from '@hdoc/contract/imports/import-states.ts'
import { isFormulaLike } from '../../../../platform/files/write/safe-cell.ts'

/** What is wrong with a cell before anybody knows what it means; `column` -1: with the whole row. */
export type CellFault = { column: number; problem: FieldProblem }

/** A row of a file, numbered as spreadsheets number it: the first line of the file is 1. */
export type SourceRow = { row: number; cells: string[]; faults: CellFault[] }

/** How much of a cell that is too long is kept, to be shown. */
const KEPT_SIGNS = 200

const isPlainSigned = (text: string): boolean => /^[+-][\d\s().,/-]*$/.test(text)

/** Control characters other than line ends and tabs. */
const controls = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u

function faultOf(cell: string): FieldProblem | undefined {
  if (cell.length > IMPORT_CELL_SIGNS)
    return { key: 'import_cell_long', values: { maximum: IMPORT_CELL_SIGNS } }
  if (controls.test(cell)) return { key: 'import_control' }
  if (cell.includes('\ufffd')) return { key: 'import_letters' }
  // A phone, a negative number or a lonely dash begins like a formula and is none.
  const text = cell.trim()
  return isFormulaLike(text) && !isPlainSigned(text) ? { key: 'import_formula' } : undefined
}

/**
 * A row with what is wrong with its cells. The apostrophe that HDoc and spreadsheets put before a text which looks like a formula is
 * taken away first.
 */
export function judgeCells({ row, cells, faults }: SourceRow): SourceRow {
  const found = [...faults]
  const plain = cells.map((cell, column) => {
    const text = cell.startsWith("'") && isFormulaLike(cell.slice(1)) ? cell.slice(1) : cell
    if (text === '') return ''
    const problem = faultOf(text)
    if (!problem) return text
    if (!found.some((one) => one.column === column)) found.push({ column, problem })
    return text.slice(0, KEPT_SIGNS)
  })
  return { row, cells: plain, faults: found }
}
