import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { type Mapped, rowMapper } from '../map/map-row.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { openTable } from '../read/open-table.ts'
import { mendRows } from '../read/row/mend-row.ts'
import type { SourceRow } from '../read/row/source-row.ts'
import { rowBatches } from '../read/row-batches.ts'
import { filesOfRows, partsByFiles } from './files-of-rows.ts'
import type { ImportWork } from './import-work.ts'
import { endOfRows } from './release-batch.ts'
import { sameRows } from './same-rows.ts'
import { workBatch } from './work-batch.ts'

/** The file of an import cannot be read, or not to its end. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('the file of an import cannot be read', { cause })
    this.name = 'UnreadableFile'
  }
}

/** The rows of the file. What is wrong with the file is told apart from what is wrong with the work on its rows. */
async function* rowsOf(ctx: ImportWork, record: ImportRecord): AsyncGenerator<SourceRow> {
  const { sha256, size, format, reading, mapping } = record
  try {
    if (sha256 === null) throw new AppError('IMPORT_FILE_BROKEN')
    const table = await openTable(ctx.files, { sha256, size, format }, reading)
    yield* mendRows(table.rows, mapping.mended)
  } catch (error) {
    throw error instanceof AppError ? new UnreadableFile(error) : error
  }
}

/** A stored archive that is missing or damaged is told as the table would be. */
function archiveFault(error: unknown): never {
  throw error instanceof AppError ? new UnreadableFile(error) : error
}

/**
 * Goes through the rows behind the last batch, until the end of the file, of the time, or of the import. Rows before it are read
 * too, so that a later row that says the same is found.
 */
export async function goThroughRows(
  ctx: ImportWork,
  kind: ImportKind,
  record: ImportRecord,
  { isOver, rest }: { isOver: () => boolean; rest: () => Promise<void> },
): Promise<void> {
  const form = await ctx.tx((db) => kind.describe(db), { readOnly: true })
  const map = rowMapper(form.fields, record.mapping)
  const findSame = sameRows(kind)
  async function* mappedRows(): AsyncGenerator<Mapped> {
    for await (const source of rowsOf(ctx, record)) {
      const mapped = map(source)
      const same = findSame(mapped)
      if (source.row <= record.last_row) continue
      if (same !== undefined)
        mapped.problems.push({
          field: '',
          column: -1,
          problem: { key: 'import_same_row', values: { row: same } },
        })
      yield mapped
    }
  }
  let behind = record.last_row
  for await (const batch of rowBatches(mappedRows(), ({ source }) => source.cells))
    for (const rows of partsByFiles(batch, kind.filesField)) {
      const files = await filesOfRows(ctx, kind.filesField, record, rows).catch(archiveFault)
      if (!(await workBatch(ctx, kind, form, { record, behind, rows, files }))) return
      behind = rows.at(-1)?.row ?? behind
      if (isOver() || ctx.signal.aborted) return
      await rest()
    }
  await endOfRows(ctx, kind, record)
}
