import { onlyOrientation, orientationOf } from './exif-orientation.ts'

const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function chunkOf(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The TIFF directory in an EXIF chunk; some programs put the heading of a JPEG before it. */
const tiffOf = (chunk: Buffer): Buffer =>
  chunk.toString('latin1', 0, 6) === 'Exif\0\0' ? chunk.subarray(6) : chunk

/**
 * A WebP without XMP and unknown chunks; of its EXIF only the orientation stays.
 * Undefined for a file that is no WebP.
 */
export function cleanWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept: Buffer[] = []
  let extended: Buffer | undefined
  let orientation = 1
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > end) return undefined
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'EXIF') orientation = orientationOf(tiffOf(content))
    if (name === 'VP8X') {
      extended = Buffer.from(content)
      extended[0] = (content[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
      kept.push(chunkOf(name, extended))
    } else if (NEEDED.has(name)) kept.push(chunkOf(name, content))
    at += 8 + length + (length % 2)
  }
  if (kept.length === 0) return undefined
  const flags = kept[0]
  if (extended && flags && orientation !== 1) {
    flags[8] = (flags[8] ?? 0) | EXIF_FLAG
    kept.push(chunkOf('EXIF', onlyOrientation(orientation)))
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
