export type Segment = {
  marker: number
  /** From the marker's 0xff to the byte after the segment; a scan includes its pixels. */
  start: number
  end: number
  /** Where the content begins, behind marker and length. */
  bodyAt: number
}

const SOS = 0xda
const EOI = 0xd9
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/** The place after the pixels of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at === -1 || at + 1 >= bytes.length) return bytes.length
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at += next === 0xff ? 1 : 2
  }
}

/**
 * The segments of a JPEG in order, from after its first two bytes to its end mark. Stops where the file is
 * cut. Undefined for a file that is not a JPEG.
 */
export function jpegSegments(bytes: Buffer): Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (isAlone(marker)) {
      segments.push({ marker, start: at, end: at + 2, bodyAt: at + 2 })
      if (marker === EOI) return segments
      at += 2
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2) return undefined
    const behind = Math.min(bytes.length, at + 2 + length)
    const end = marker === SOS ? endOfScan(bytes, behind) : behind
    segments.push({ marker, start: at, end, bodyAt: at + 4 })
    at = end
  }
  if (bytes.subarray(at).equals(Buffer.from([0xff, EOI])))
    segments.push({ marker: EOI, start: at, end: at + 2, bodyAt: at + 2 })
  return segments
}
