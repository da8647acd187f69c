import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import { judgeCells, type SourceRow } from './source-row.ts'

/** A row with the cells that a person wrote anew; these are judged like those of the file. */
function mendRow({ row, cells, faults }: SourceRow, mended: Readonly<Record<string, string>>): SourceRow {
  const most = Math.max(cells.length, ...Object.keys(mended).map((place) => Number(place) + 1))
  const places = Array.from({ length: most }, (_, place) => String(place))
  const judged = judgeCells({ row, cells: places.map((place) => mended[place] ?? ''), faults: [] })
  return {
    row,
    cells: places.map((place, at) => (Object.hasOwn(mended, place) ? judged.cells[at] : cells[at]) ?? ''),
    faults: [...faults.filter(({ column }) => !Object.hasOwn(mended, String(column))), ...judged.faults],
  }
}

/** The rows of a file with what a person wrote anew in some of them. */
export async function* mendRows(
  rows: AsyncIterable<SourceRow>,
  mended: ImportMapping['mended'] = {},
): AsyncGenerator<SourceRow> {
  for await (const source of rows) {
    const cells = mended[source.row]
    yield cells ? mendRow(source, cells) : source
  }
}
