import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ImportReading } from '@hdoc/contract/imports/import-mapping.ts'
import { IMPORT_COLUMNS, IMPORT_ROWS } from '@hdoc/contract/imports/import-states.ts'
import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { guessReading, type TextReading, textPieces } from './read-text.ts'
import { judgeCells, type SourceRow } from './row/source-row.ts'
import { BATCH_SIGNS, signsOf } from './row-batches.ts'
import { textRows } from './text-rows.ts'
import { openWorkbook } from './workbook/read-workbook.ts'
import { sheetRows } from './workbook/sheet-rows.ts'

export type StoredTable = { sha256: string; size: number; format: 'csv' | 'xlsx' }

/** A file as a table: the names of its columns, and the rows below them. `rows` can be read once. */
export type OpenTable = {
  names: string[]
  reading: Partial<TextReading> & { sheet?: string }
  sheets: string[]
  rows: AsyncGenerator<SourceRow>
}

const NAME_SIGNS = 100
const isEmpty = ({ cells, faults }: SourceRow): boolean =>
  faults.length === 0 && cells.every((cell) => cell.trim() === '')

async function openSource(files: FileStore, { format, ...stored }: StoredTable, wanted: ImportReading) {
  if (format === 'csv') {
    const reading = await guessReading(files, stored, {
      ...(wanted.encoding && { encoding: wanted.encoding }),
      ...(wanted.delimiter && { delimiter: wanted.delimiter }),
    })
    const rows = textRows(textPieces(files, stored.sha256, reading.encoding), reading.delimiter)
    return { reading, sheets: [], rows }
  }
  const workbook = await openWorkbook(files, stored)
  const [first] = workbook.sheets
  const sheet =
    wanted.sheet === undefined ? first : workbook.sheets.find(({ title }) => title === wanted.sheet)
  if (!sheet) throw new AppError('IMPORT_SHEET')
  return {
    reading: { sheet: sheet.title },
    sheets: workbook.sheets.map(({ title }) => title),
    rows: sheetRows(workbook, sheet.part),
  }
}

/** The names of the columns; throws when they are none, too many, or not different. */
function namesOf({ cells, faults }: SourceRow): string[] {
  const names = cells.map((cell) => foldDiacritics(cell).replace(/\s+/g, ' ').trim().slice(0, NAME_SIGNS))
  while (names.at(-1) === '') names.pop()
  if (names.length > IMPORT_COLUMNS) throw new AppError('IMPORT_COLUMNS', { maximum: IMPORT_COLUMNS })
  if (names.length === 0 || faults.length > 0) throw new AppError('IMPORT_HEAD_EMPTY')
  // A head of numbers and dates alone is the first row of a table without a head.
  if (!names.some((name) => /\p{L}/u.test(name))) throw new AppError('IMPORT_HEAD_EMPTY')
  const seen = new Set<string>()
  for (const name of names) {
    const key = name.toLowerCase()
    if (name !== '' && seen.has(key)) throw new AppError('IMPORT_HEAD_TWICE', { name })
    seen.add(key)
  }
  return names
}

/** The rows below the head, without empty ones, with what is wrong with them. */
async function* rowsBelow(
  rows: AsyncIterable<SourceRow>,
  names: readonly string[],
): AsyncGenerator<SourceRow> {
  let count = 0
  for await (const source of rows) {
    if (isEmpty(source)) continue
    if (++count > IMPORT_ROWS) throw new AppError('IMPORT_ROWS', { maximum: IMPORT_ROWS })
    const row = judgeCells(source)
    const beyond = row.cells.splice(names.length)
    if (beyond.some((cell) => cell.trim() !== ''))
      row.faults.push({ column: -1, problem: { key: 'import_too_many_cells' } })
    const isHead = row.cells.length === names.length && row.cells.every((cell, n) => cell.trim() === names[n])
    if (isHead) row.faults.push({ column: -1, problem: { key: 'import_head_again' } })
    yield row
  }
}

/** Opens a stored file as a table. Nothing of it is held but the row at hand, and of a workbook its texts. */
export async function openTable(
  files: FileStore,
  stored: StoredTable,
  wanted: ImportReading,
): Promise<OpenTable> {
  const { rows, ...about } = await openSource(files, stored, wanted)
  let head: SourceRow | undefined
  while (!head) {
    const next = await rows.next()
    if (next.done) throw new AppError('IMPORT_FILE_EMPTY')
    if (!isEmpty(next.value)) head = judgeCells(next.value)
  }
  const names = namesOf(head)
  return { ...about, names, rows: rowsBelow(rows, names) }
}

/** The first rows of a table, as many as there are up to `most` and to the signs of a batch; ends the reading. */
export async function firstRows(table: OpenTable, most: number): Promise<SourceRow[]> {
  const first: SourceRow[] = []
  let signs = 0
  for await (const row of table.rows) {
    first.push(row)
    signs += signsOf(row.cells)
    if (first.length >= most || signs >= BATCH_SIGNS) break
  }
  if (first.length === 0) throw new AppError('IMPORT_FILE_EMPTY')
  return first
}
