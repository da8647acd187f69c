import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { downloadHeaders } from '../files/preview-headers.ts'
import { XLSX_MIME, xlsxStream } from '../files/xlsx-stream.ts'
import type { RawAnswer } from './context.ts'

/** Rows of cells, streamed as a file: CSV (UTF-8 with BOM, Windows line ends) or XLSX. The cells are safe already. */
export function tableAnswer(
  file: { name: string; format: 'csv' | 'xlsx' },
  rows: AsyncGenerator<string[]>,
): RawAnswer {
  const name = `${file.name}.${file.format}`
  return file.format === 'xlsx'
    ? {
        raw: true,
        headers: downloadHeaders({ name, mime: XLSX_MIME }),
        body: Readable.from(xlsxStream(rows), { objectMode: false }),
      }
    : {
        raw: true,
        headers: downloadHeaders({ name, mime: 'text/csv; charset=utf-8' }),
        body: Readable.from(rows).pipe(stringify({ bom: true, record_delimiter: 'windows' })),
      }
}
