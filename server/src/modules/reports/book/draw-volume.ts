import { Readable } from 'node:stream'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { findRegister } from '../../registers/index.ts'
import type { BookRow } from './queries/books.ts'
import { listLines } from './queries/lines.ts'
import type { Volume } from './queries/volumes.ts'
import { renderApart } from './render-apart.ts'
import { positionsOf } from './rules.ts'

const LIMIT_BYTES = 256 * 1024 * 1024

/** Draws one volume of a book and keeps its bytes. */
export async function drawVolume(
  { tx, files }: Pick<JobContext, 'tx' | 'files'>,
  book: BookRow,
  volume: number,
): Promise<Omit<Volume, 'volume'>> {
  const { snapshot_at, summary } = book
  if (snapshot_at === null || summary === null) throw new Error(`book ${book.id} has no lines yet`)
  const { institution, register, lines } = await tx(
    async (db) => ({
      institution: await getInstitution(db),
      register: await findRegister(db, book.register_id),
      lines: await listLines(db, book.id, positionsOf(volume)),
    }),
    { readOnly: true },
  )
  if (!register) throw new Error(`book ${book.id} has no register`)
  const frame = { institution, register }
  const { bytes, pages } = await renderApart([{ ...book, snapshot_at, summary }, frame, volume, lines])
  const { sha256, size } = await files.put(Readable.from([Buffer.from(bytes)]), { limitBytes: LIMIT_BYTES })
  return {
    first_number: lines[0]?.number ?? '',
    last_number: lines.at(-1)?.number ?? '',
    lines: lines.length,
    pages,
    size,
    sha256,
  }
}
