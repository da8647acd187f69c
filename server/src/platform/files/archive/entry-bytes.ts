import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createInflateRaw } from 'node:zlib'
import type { ZipEntry } from '../recognise/zip-directory.ts'
import type { FileStore } from '../store/file-store.ts'

const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1
/** Text packs 5 to 50 times; a large entry (over `SMALL_BYTES`) that packs more than this was made to fill memory or disk. */
const MOST_RATIO = 400
const SMALL_BYTES = 1024 * 1024

export type EntryFault = 'broken' | 'bomb' | 'password'
type StoredEntry = Pick<ZipEntry, 'offset' | 'packedBytes' | 'unpackedBytes' | 'crc'>

type Rules = {
  /** Unpacked bytes of one entry. */
  mostBytes: number
  /** The error of a fault. */
  fault: (fault: EntryFault) => Error
}

/** Unpacks an entry of a stored archive piece by piece, and never more bytes than the list of the archive promises. */
export async function* entryBytes(
  files: Pick<FileStore, 'open'>,
  { sha256, size }: { sha256: string; size: number },
  { offset, packedBytes, unpackedBytes, crc }: StoredEntry,
  { mostBytes, fault }: Rules,
): AsyncGenerator<Buffer> {
  if (offset + LOCAL_BYTES > size) throw fault('broken')
  const head = await buffer(await files.open(sha256, { start: offset, end: offset + LOCAL_BYTES - 1 }))
  if (head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw fault('broken')
  if ((head.readUInt16LE(6) & ENCRYPTED) !== 0) throw fault('password')
  if (unpackedBytes > mostBytes) throw fault('bomb')
  if (unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MOST_RATIO) throw fault('bomb')
  const start = offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (packedBytes === 0) return
  if (start + packedBytes > size) throw fault('broken')
  const method = head.readUInt16LE(8)
  if (method !== STORED && method !== DEFLATED) throw fault('broken')
  const packed = await files.open(sha256, { start, end: start + packedBytes - 1 })
  const source = method === DEFLATED ? pipeline(packed, createInflateRaw(), () => undefined) : packed
  let left = unpackedBytes
  let sum = 0
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      left -= piece.length
      if (left < 0) throw fault('bomb')
      sum = crc32(piece, sum)
      yield piece
    }
  } catch (error) {
    // What zlib says of bytes that are not deflated.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') === true) throw fault('broken')
    throw error
  }
  if (left > 0 || sum !== crc) throw fault('broken')
}
