import { stringify } from 'csv-stringify/sync'
import { safeCell } from './safe-cell.ts'

/** How many rows are written together. */
const AT_ONCE = 200
const MARK_OF_UTF8 = '\ufeff'

/**
 * Rows of texts as CSV with Windows line ends. It is UTF-8 with a byte order mark, so that spreadsheets read
 * diacritics. No cell becomes a formula.
 */
export async function* csvStream(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  let waiting: string[][] = []
  let mark = MARK_OF_UTF8
  const flush = (): Buffer => {
    const text = mark + stringify(waiting, { record_delimiter: 'windows' })
    mark = ''
    waiting = []
    return Buffer.from(text)
  }
  for await (const row of rows) if (waiting.push(row.map(safeCell)) >= AT_ONCE) yield flush()
  yield flush()
}
