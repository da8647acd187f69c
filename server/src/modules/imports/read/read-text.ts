import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ImportDelimiter, ImportEncoding } from '@hdoc/contract/imports/import-mapping.ts'
import { guessEncoding } from '../../../platform/files/preview/text/guess-encoding.ts'
import { guessSeparator } from '../../../platform/files/preview/text/read-cells.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'

/** How much of a file its encoding is guessed from. */
const GUESSED_BYTES = 1024 * 1024
const LINES_BYTES = 64 * 1024

export type TextReading = { encoding: ImportEncoding; delimiter: ImportDelimiter }
type Stored = { sha256: string; size: number }

/** A text with NUL here and there has bad rows; one with many is none, nor one whose head has some. */
const MOST_NULS = 0.05
function isBinary(text: string): boolean {
  const nuls = text.split('\0').length - 1
  return nuls > text.length * MOST_NULS || (text.split('\n')[0] ?? '').includes('\0')
}

/** Guesses how the bytes of a table written as text are to be read; what a person has chosen stays. */
export async function guessReading(
  files: FileStore,
  { sha256, size }: Stored,
  chosen: Partial<TextReading>,
): Promise<TextReading> {
  const head = await buffer(await files.open(sha256, { start: 0, end: Math.min(size, GUESSED_BYTES) - 1 }))
  const encoding = chosen.encoding ?? guessEncoding(head)
  const text = new TextDecoder(encoding).decode(head.subarray(0, LINES_BYTES), { stream: true })
  if (isBinary(text.slice(0, 4_096))) throw new AppError('IMPORT_FILE_BINARY')
  const lines = text.replace(/\r\n?/g, '\n')
  // Only whole lines are compared; the last one may be cut.
  const whole = lines.includes('\n') ? lines.slice(0, lines.lastIndexOf('\n')) : lines
  return { encoding, delimiter: chosen.delimiter ?? guessSeparator(whole) }
}

/** The text of a file, piece by piece. Bytes that are no letters of the encoding become U+FFFD. */
export async function* textPieces(
  files: FileStore,
  sha256: string,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of await files.open(sha256))
    yield decoder.decode(piece as Uint8Array, { stream: true })
  yield decoder.decode()
}
