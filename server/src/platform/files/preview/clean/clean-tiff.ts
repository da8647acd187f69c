/** Tags of entries that change what is seen (TIFF 6, its supplements, and the colour profile). */
const NEEDED = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284,
  290, 291, 292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 327, 328, 330, 332, 334,
  336, 338, 339, 340, 341, 347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34675,
])
/** Tags of entries that point to other directories: further pictures; EXIF, GPS and interoperability. */
const SUB_PICTURES = 330
const DIRECTORIES = new Set([34665, 34853, 40965])
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const MAX_DIRECTORIES = 10_000
const MAX_ENTRIES = 4_096

type Tiff = {
  bytes: Buffer
  u16(at: number): number
  u32(at: number): number
  put16(at: number, v: number): void
}
type Entry = { tag: number; count: number; valueAt: number; valueBytes: number }

function openTiff(bytes: Buffer): Tiff | undefined {
  const order = bytes.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const isLittle = order === 'II'
  const tiff: Tiff = {
    bytes,
    u16: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
    put16: (at, value) => void (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)),
  }
  return bytes.length >= 8 && tiff.u16(2) === 42 ? tiff : undefined
}

/** The entries of the directory at `start`; undefined when it does not fit into the file. */
function entriesAt({ bytes, u16, u32 }: Tiff, start: number): Entry[] | undefined {
  if (start < 8 || start + 2 > bytes.length) return undefined
  const count = u16(start)
  if (count > MAX_ENTRIES || start + 2 + count * 12 + 4 > bytes.length) return undefined
  return Array.from({ length: count }, (_, n) => {
    const at = start + 2 + n * 12
    const number = u32(at + 4)
    const valueBytes = number * (BYTES_OF_TYPE[u16(at + 2)] ?? 1)
    const valueAt = valueBytes <= 4 ? at + 8 : u32(at + 8)
    return { tag: u16(at), count: number, valueAt, valueBytes }
  })
}

/** Overwrites the value of an entry with zeros, and the directory at which the entry points. */
function blank(tiff: Tiff, entry: Entry, depth: number): void {
  const { bytes } = tiff
  if (DIRECTORIES.has(entry.tag) && depth < 4 && entry.valueAt + 4 <= bytes.length) {
    const start = tiff.u32(entry.valueAt)
    const inner = entriesAt(tiff, start) ?? []
    for (const one of inner) blank(tiff, one, depth + 1)
    if (inner.length > 0) bytes.fill(0, start, start + 2 + inner.length * 12 + 4)
  }
  bytes.fill(
    0,
    Math.min(entry.valueAt, bytes.length),
    Math.min(entry.valueAt + entry.valueBytes, bytes.length),
  )
}

/** Removes the entries that are not needed from a directory. Gives the places of further directories. */
function cleanDirectory(tiff: Tiff, start: number): number[] | undefined {
  const entries = entriesAt(tiff, start)
  if (!entries) return undefined
  const { bytes, u32 } = tiff
  const next = u32(start + 2 + entries.length * 12)
  const further = entries
    .filter(({ tag, valueAt, valueBytes }) => tag === SUB_PICTURES && valueAt + valueBytes <= bytes.length)
    .flatMap(({ count, valueAt }) =>
      Array.from({ length: Math.min(count, 100) }, (_, n) => u32(valueAt + n * 4)),
    )
  for (const entry of entries) if (!NEEDED.has(entry.tag)) blank(tiff, entry, 0)
  const kept = entries.flatMap(({ tag }, n) =>
    NEEDED.has(tag) ? [Buffer.from(bytes.subarray(start + 2 + n * 12, start + 14 + n * 12))] : [],
  )
  bytes.fill(0, start + 2, start + 2 + entries.length * 12 + 4)
  tiff.put16(start, kept.length)
  Buffer.concat(kept).copy(bytes, start + 2)
  const nextAt = start + 2 + kept.length * 12
  if (bytes[0] === 0x49) bytes.writeUInt32LE(next, nextAt)
  else bytes.writeUInt32BE(next, nextAt)
  return next === 0 ? further : [next, ...further]
}

/**
 * A TIFF without place, camera, names, texts and private notes, on all its pages. The notes are blanked in
 * place, so nothing in the file moves. Undefined for a file that is not a plain TIFF.
 */
export function cleanTiff(source: Buffer): Buffer | undefined {
  const tiff = openTiff(Buffer.from(source))
  if (!tiff) return undefined
  const seen = new Set<number>()
  const waiting = [tiff.u32(4)]
  for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
    if (start === 0 || seen.has(start)) continue
    if (seen.size >= MAX_DIRECTORIES) return undefined
    seen.add(start)
    const further = cleanDirectory(tiff, start)
    if (!further) return undefined
    waiting.push(...further)
  }
  return seen.size > 0 ? tiff.bytes : undefined
}
