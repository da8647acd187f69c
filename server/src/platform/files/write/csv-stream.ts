import { stringify } from 'csv-stringify/sync'
import { safeCell, type TableCell } from './safe-cell.ts'

/** How many rows are written together. */
const AT_ONCE = 200
const MARK_OF_UTF8 = '\ufeff'
/** The library quotes a cell only for a whole Windows line end in it; a lone one would begin a row all the same. */
const LINE_END = /[\r\n]/

/**
 * Rows of texts as CSV, as Excel in Romanian opens it in columns with its diacritics: semicolons between cells,
 * because the comma is its decimal sign, UTF-8 with a byte order mark, Windows line ends. No cell becomes a formula.
 */
export async function* csvStream(rows: AsyncIterable<readonly TableCell[]>): AsyncGenerator<Buffer> {
  let waiting: string[][] = []
  let mark = MARK_OF_UTF8
  const flush = (): Buffer => {
    const text =
      mark + stringify(waiting, { delimiter: ';', record_delimiter: 'windows', quoted_match: LINE_END })
    mark = ''
    waiting = []
    return Buffer.from(text)
  }
  for await (const row of rows)
    if (
      waiting.push(
        row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : safeCell(cell))),
      ) >= AT_ONCE
    )
      yield flush()
  yield flush()
}
