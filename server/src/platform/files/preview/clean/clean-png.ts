import { crc32 } from 'node:zlib'
import { onlyOrientation, orientationOf } from './exif-orientation.ts'

const SIGNATURE_BYTES = 8
/**
 * Chunks that change what is seen. Texts, times, EXIF and private chunks are not among them and are dropped.
 */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '),
)

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf', 'latin1'), onlyOrientation(orientation)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}

/**
 * A PNG without texts, times, private chunks and anything after its end; of its EXIF only the orientation
 * stays. Undefined for a file that is not a whole PNG.
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('hex', 0, SIGNATURE_BYTES) !== '89504e470d0a1a0a') return undefined
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  let turned: Buffer | undefined
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    if (name === 'eXIf') {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4))
      if (orientation !== 1) turned = exifChunk(orientation)
    }
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end))
    // The orientation goes after the head and before the pixels, where every reader looks for it.
    if (name === 'IEND')
      return Buffer.concat([...kept.slice(0, 2), ...(turned ? [turned] : []), ...kept.slice(2)])
    at = end
  }
  return undefined
}
