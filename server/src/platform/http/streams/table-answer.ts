import { downloadHeaders } from '../../files/preview/preview-headers.ts'
import { beginReading } from '../../files/store/begin-reading.ts'
import { csvStream } from '../../files/write/csv-stream.ts'
import type { TableCell } from '../../files/write/safe-cell.ts'
import { XLSX_MIME, xlsxStream } from '../../files/write/xlsx-stream.ts'
import type { RawAnswer } from '../context.ts'

type Table = {
  name: string
  format: 'csv' | 'xlsx'
  head: readonly string[]
  /** The subject in the trail when the answer is cut off. */
  subject: { type: string; id: number }
}
type Row = readonly TableCell[]

async function* under(head: Row, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield head
  yield* rows
}

/**
 * Streams rows of cells under a head as a CSV or XLSX file. No cell becomes a formula. The first row
 * is read before the answer begins, so that a refused filter or a lost connection is answered as a
 * failure like in any other call.
 */
export async function tableAnswer(
  { name: title, format, head, subject }: Table,
  rows: AsyncIterable<Row>,
): Promise<RawAnswer> {
  const all = under(head, await beginReading(rows))
  const name = `${title}.${format}`
  return format === 'xlsx'
    ? { raw: true, subject, headers: downloadHeaders({ name, mime: XLSX_MIME }), body: xlsxStream(all) }
    : {
        raw: true,
        subject,
        headers: downloadHeaders({ name, mime: 'text/csv; charset=utf-8' }),
        body: csvStream(all),
      }
}
