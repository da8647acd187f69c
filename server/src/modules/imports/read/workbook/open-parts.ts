import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { entryBytes } from '../../../../platform/files/archive/entry-bytes.ts'
import { readZipDirectory, type ZipEntry } from '../../../../platform/files/recognise/zip-directory.ts'
import type { FileStore } from '../../../../platform/files/store/file-store.ts'

const MOST_ENTRIES = 5_000
/** Unpacked bytes of one sheet, which is read piece by piece. */
const MOST_BYTES = 1024 * 1024 * 1024

/** The parts of an office file, read piece by piece. */
export type PartsOfFile = {
  has(name: string): boolean
  sizeOf(name: string): number
  /** The text of a part, in pieces. */
  pieces(name: string): AsyncGenerator<string>
}

const broken = (): AppError => new AppError('IMPORT_FILE_BROKEN')
const bomb = (): AppError => new AppError('IMPORT_FILE_BOMB')

/** Opens a stored office container; unpacks only what is read, and never more bytes than the directory promises. */
export async function openPartsOf(
  files: FileStore,
  { sha256, size }: { sha256: string; size: number },
): Promise<PartsOfFile> {
  const read = async (range: { start: number; end: number }) => buffer(await files.open(sha256, range))
  const entries = await readZipDirectory({ size, read })
  if (!entries || entries.length === 0) throw broken()
  if (entries.length > MOST_ENTRIES) throw bomb()
  const byName = new Map(entries.map((entry) => [entry.name, entry]))

  const bytesOf = (entry: ZipEntry): AsyncGenerator<Buffer> =>
    entryBytes(files, { sha256, size }, entry, {
      mostBytes: MOST_BYTES,
      fault: (fault) => (fault === 'bomb' ? bomb() : broken()),
    })

  return {
    has: (name) => byName.has(name),
    sizeOf: (name) => byName.get(name)?.unpackedBytes ?? 0,
    async *pieces(name) {
      const entry = byName.get(name)
      if (!entry) return
      const decoder = new TextDecoder('utf-8')
      for await (const piece of bytesOf(entry)) yield decoder.decode(piece, { stream: true })
      yield decoder.decode()
    },
  }
}

/** The whole text of a small part; '' when it is not there. */
export async function textOfPart(parts: PartsOfFile, name: string, mostBytes: number): Promise<string> {
  if (parts.sizeOf(name) > mostBytes) throw bomb()
  let text = ''
  for await (const piece of parts.pieces(name)) text += piece
  return text
}
