import { type Box, boxesIn } from './heif-boxes.ts'

/** Four bytes of offset and an empty EXIF directory, which readers take for „no notes”. */
const EMPTY_EXIF = Buffer.from('0000000049492a00080000000000000000', 'hex')
const MAX_ITEMS = 20_000

type Extent = { start: number; length: number }

/**
 * Ids and types of the items that hold notes: EXIF, XMP and other texts.
 * Undefined when they cannot be listed.
 */
function noteItems(bytes: Buffer, iinf: Box): Map<number, string> | undefined {
  const version = bytes[iinf.start] ?? 0
  const infes = boxesIn(bytes, iinf.start + (version === 0 ? 6 : 8), iinf.end)
  if (!infes || infes.length > MAX_ITEMS) return undefined
  const items = new Map<number, string>()
  for (const { start, end } of infes) {
    const kind = bytes[start] ?? 0
    const idBytes = kind === 2 ? 2 : 4
    if (kind < 2 || start + 6 + idBytes + 4 > end) return undefined
    const type = bytes.toString('latin1', start + 6 + idBytes, start + 10 + idBytes)
    if (type === 'Exif' || type === 'mime' || type === 'uri ')
      items.set(bytes.readUIntBE(start + 4, idBytes), type)
  }
  return items
}

/** Where the items of a picture lie in the file (iloc). */
function extentsOf(bytes: Buffer, iloc: Box, idat: Box | undefined): Map<number, Extent[]> | undefined {
  const version = bytes[iloc.start] ?? 0
  let at = iloc.start + 4
  const read = (size: number): number => {
    if (at + size > iloc.end) throw new RangeError('iloc')
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const sizes = read(2)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexBytes = version === 0 ? 0 : sizes & 15
  if ([offsetBytes, lengthBytes, baseBytes, indexBytes].some((size) => ![0, 4, 8].includes(size)))
    return undefined
  const found = new Map<number, Extent[]>()
  const items = read(version < 2 ? 2 : 4)
  for (let n = 0; n < Math.min(items, MAX_ITEMS); n++) {
    const id = read(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseBytes)
    const extents: Extent[] = []
    for (let left = read(2); left > 0; left--) {
      read(indexBytes)
      const offset = base + read(offsetBytes)
      const length = read(lengthBytes)
      if (method === 0) extents.push({ start: offset, length })
      else if (method === 1 && idat) extents.push({ start: idat.start + offset, length })
    }
    found.set(id, extents)
  }
  return found
}

function blankNotes(bytes: Buffer, meta: Box): boolean {
  const inner = boxesIn(bytes, meta.start + 4, meta.end)
  const find = (type: string) => inner?.find((box) => box.type === type)
  const [iinf, iloc] = [find('iinf'), find('iloc')]
  if (!iinf || !iloc) return false
  const notes = noteItems(bytes, iinf)
  const extents = extentsOf(bytes, iloc, find('idat'))
  if (!notes || !extents) return false
  for (const [id, type] of notes)
    for (const { start, length } of extents.get(id) ?? []) {
      if (start < 0 || length < 0 || start + length > bytes.length) return false
      bytes.fill(type === 'mime' ? 0x20 : 0, start, start + length)
      if (type === 'Exif' && length >= EMPTY_EXIF.length) EMPTY_EXIF.copy(bytes, start)
    }
  return true
}

/**
 * A HEIC without place, camera, times and texts. The notes are blanked in place, so nothing in the
 * file moves. The orientation is a property of the picture and stays. Undefined for a file that
 * cannot be followed to its end.
 */
export function cleanHeic(source: Buffer): Buffer | undefined {
  const bytes = Buffer.from(source)
  const boxes = boxesIn(bytes, 0, bytes.length)
  const meta = boxes?.find(({ type }) => type === 'meta')
  // A film in the picture (live photos) has its own notes, which this code does
  // not read; so the file is refused.
  if (boxes?.[0]?.type !== 'ftyp' || !meta || boxes.some(({ type }) => type === 'moov' || type === 'uuid'))
    return undefined
  try {
    return blankNotes(bytes, meta) ? bytes : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
