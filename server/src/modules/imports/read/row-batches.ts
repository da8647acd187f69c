import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'

/** Signs of the cells of one batch: rows of large cells go by few, so that a worker never holds much of a file. */
export const BATCH_SIGNS = 2 * 1024 * 1024

export const signsOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0)

/** Rows in batches of at most `IMPORT_BATCH` rows and `BATCH_SIGNS` signs; a larger row stands alone. */
export async function* rowBatches<R>(
  rows: AsyncIterable<R>,
  cellsOf: (row: R) => readonly string[],
): AsyncGenerator<R[]> {
  let batch: R[] = []
  let signs = 0
  for await (const row of rows) {
    const more = signsOf(cellsOf(row))
    if (batch.length >= IMPORT_BATCH || (batch.length > 0 && signs + more > BATCH_SIGNS)) {
      yield batch
      batch = []
      signs = 0
    }
    batch.push(row)
    signs += more
  }
  if (batch.length > 0) yield batch
}
