import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createInflateRaw } from 'node:zlib'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { readZipDirectory, type ZipEntry } from '../../../../platform/files/recognise/zip-directory.ts'
import type { FileStore } from '../../../../platform/files/store/file-store.ts'

const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30
const DEFLATED = 8
const ENCRYPTED = 0x1
const MOST_ENTRIES = 5_000
/** Text packs 5 to 50 times; a large part (over `SMALL_BYTES`) that packs more than this was made to fill memory. */
const MOST_RATIO = 400
const SMALL_BYTES = 1024 * 1024
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

  async function* bytesOf({ offset, packedBytes, unpackedBytes }: ZipEntry): AsyncGenerator<Buffer> {
    if (offset + LOCAL_BYTES > size) throw broken()
    const head = await read({ start: offset, end: offset + LOCAL_BYTES - 1 })
    if (head.readUInt32LE(0) !== LOCAL_SIGNATURE || (head.readUInt16LE(6) & ENCRYPTED) !== 0) throw broken()
    if (unpackedBytes > MOST_BYTES) throw bomb()
    if (unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MOST_RATIO) throw bomb()
    const start = offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
    if (packedBytes === 0) return
    if (start + packedBytes > size) throw broken()
    const packed = await files.open(sha256, { start, end: start + packedBytes - 1 })
    const source =
      head.readUInt16LE(8) === DEFLATED ? pipeline(packed, createInflateRaw(), () => undefined) : packed
    let left = unpackedBytes
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        left -= piece.length
        if (left < 0) throw bomb()
        yield piece
      }
    } catch (error) {
      // What zlib says of bytes that are not deflated.
      if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') === true) throw broken()
      throw error
    }
  }

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
