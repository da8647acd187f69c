import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { downloadHeaders } from '../files/preview-headers.ts'
import { safeCell } from '../files/safe-cell.ts'
import { XLSX_MIME, xlsxStream } from '../files/xlsx-stream.ts'
import type { RawAnswer } from './context.ts'

async function* safe(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(safeCell)
}

/** Rows of cells, streamed as a file: CSV (UTF-8 with BOM, Windows line ends) or XLSX. No cell of either becomes a formula. */
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
        body: Readable.from(safe(rows)).pipe(stringify({ bom: true, record_delimiter: 'windows' })),
      }
}
