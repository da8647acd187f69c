import { inflateRawSync } from 'node:zlib'
import { readZipDirectory } from '../../recognise/zip-directory.ts'
import { UnshownError } from '../unshown/unshown-error.ts'

const MAX_ENTRIES = 5_000
/**
 * Unpacked bytes of one part, and of all parts that are read. A report of some
 * hundred pages has a tenth of this.
 */
const MAX_PART_BYTES = 48 * 1024 * 1024
const MAX_READ_BYTES = 96 * 1024 * 1024
/**
 * Text packs 5 to 50 times. A large part (over `SMALL_BYTES`) that packs more
 * than this was made to fill memory.
 */
const MAX_RATIO = 400
const SMALL_BYTES = 1024 * 1024

const LOCAL_SIGNATURE = 0x04034b50
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1

/** The parts of an office file: `read` and `bytes` give a part by its name, undefined for one that is not there. */
export type Parts = {
  names: readonly string[]
  read(name: string): string | undefined
  bytes(name: string): Buffer | undefined
}

/**
 * Opens an office container. It unpacks only the parts that are read, and never more bytes than the
 * directory promised. Throws `UnshownError`, here or in `read`, when the file is damaged, has a
 * password, or unpacks to too much.
 */
export async function openParts(bytes: Buffer): Promise<Parts> {
  const entries = await readZipDirectory({
    size: bytes.length,
    read: async ({ start, end }) => bytes.subarray(start, end + 1),
  })
  if (!entries || entries.length === 0) throw new UnshownError('damaged')
  if (entries.length > MAX_ENTRIES) throw new UnshownError('unpacks_too_large')
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  let left = MAX_READ_BYTES

  function unpack(at: number, packedBytes: number, unpackedBytes: number): Buffer {
    if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE)
      throw new UnshownError('damaged')
    if ((bytes.readUInt16LE(at + 6) & ENCRYPTED) !== 0) throw new UnshownError('password')
    const method = bytes.readUInt16LE(at + 8)
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const packed = bytes.subarray(start, start + packedBytes)
    if (packed.length !== packedBytes) throw new UnshownError('damaged')
    if (unpackedBytes > MAX_PART_BYTES || unpackedBytes > left) throw new UnshownError('unpacks_too_large')
    if (unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MAX_RATIO)
      throw new UnshownError('unpacks_too_large')
    left -= unpackedBytes
    if (method === STORED) return packed
    if (method !== DEFLATED) throw new UnshownError('damaged')
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) })
    } catch (cause) {
      // The part has more bytes than the directory promised, or is not deflated data at all.
      const lied = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      throw new UnshownError(lied ? 'unpacks_too_large' : 'damaged')
    }
  }

  const bytesOf = (name: string): Buffer | undefined => {
    const entry = byName.get(name)
    return entry && unpack(entry.offset, entry.packedBytes, entry.unpackedBytes)
  }
  return {
    names: entries.map(({ name }) => name),
    read: (name) => bytesOf(name)?.toString('utf8'),
    bytes: bytesOf,
  }
}
