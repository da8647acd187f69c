import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { DOS_START, dosTime } from './dos-time.ts'

export type ZipEntry = {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string>
  /**
   * When the entry was made. Without it the first day of the format is written, so
   * equal contents give equal files.
   */
  at?: Date
}
type Written = {
  name: Buffer
  at: { date: number; time: number }
  crc: number
  packed: number
  size: number
  offset: number
}

/** Names are UTF-8 (bit 11); sums and sizes follow the content (bit 3), as they are not known before. */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20

function record(
  bytes: number,
  fields: readonly (readonly [at: number, size: 2 | 4, value: number])[],
): Buffer {
  const buffer = Buffer.alloc(bytes)
  for (const [at, size, value] of fields) buffer.writeUIntLE(value, at, size)
  return buffer
}

const localHeader = ({ name, at }: Pick<Written, 'name' | 'at'>): Buffer =>
  Buffer.concat([
    record(30, [
      [0, 4, 0x04034b50],
      [4, 2, VERSION],
      [6, 2, FLAGS],
      [8, 2, DEFLATE],
      [10, 2, at.time],
      [12, 2, at.date],
      [26, 2, name.length],
    ]),
    name,
  ])

const centralHeader = ({ name, at, crc, packed, size, offset }: Written): Buffer =>
  Buffer.concat([
    record(46, [
      [0, 4, 0x02014b50],
      [4, 2, VERSION],
      [6, 2, VERSION],
      [8, 2, FLAGS],
      [10, 2, DEFLATE],
      [12, 2, at.time],
      [14, 2, at.date],
      [16, 4, crc],
      [20, 4, packed],
      [24, 4, size],
      [28, 2, name.length],
      [42, 4, offset],
    ]),
    name,
  ])

/**
 * Writes a ZIP archive piece by piece, so no entry is ever held whole in memory. At most 4 GB and 65,535
 * entries. `level` is 1 (fastest) to 9 (smallest).
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  { level = 6 }: { level?: number } = {},
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name: text, content, at } of entries) {
    const entry: Written = {
      name: Buffer.from(text),
      at: at ? dosTime(at) : DOS_START,
      crc: 0,
      packed: 0,
      size: 0,
      offset,
    }
    const header = localHeader(entry)
    yield header
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const part of content) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    // A fault of the content reaches the loop that reads the packed bytes;
    // leaving that loop closes the content.
    const packed = pipeline(Readable.from(counted()), createDeflateRaw({ level }), () => undefined)
    for await (const part of packed) {
      const bytes = part as Buffer
      entry.packed += bytes.length
      yield bytes
    }
    yield record(16, [
      [0, 4, 0x08074b50],
      [4, 4, entry.crc],
      [8, 4, entry.packed],
      [12, 4, entry.size],
    ])
    offset += header.length + entry.packed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield record(22, [
    [0, 4, 0x06054b50],
    [8, 2, written.length],
    [10, 2, written.length],
    [12, 4, directory.length],
    [16, 4, offset],
  ])
}
