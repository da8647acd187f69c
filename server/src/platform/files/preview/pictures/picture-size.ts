import { jpegSegments } from './jpeg-segments.ts'

export type PictureSize = { width: number; height: number }

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(head: Buffer): PictureSize | undefined {
  const frame = jpegSegments(head)?.find(({ marker }) => isFrame(marker))
  if (!frame || frame.bodyAt + 5 > head.length) return undefined
  return { height: head.readUInt16BE(frame.bodyAt + 1), width: head.readUInt16BE(frame.bodyAt + 3) }
}

function webpSize(head: Buffer): PictureSize | undefined {
  const kind = head.toString('latin1', 12, 16)
  if (head.length < 30) return undefined
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  const bits = head.readUInt32LE(21)
  return kind === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : undefined
}

/**
 * The size in pixels that a JPEG, PNG or WebP states itself; no pixel is unpacked. Undefined
 * when the first bytes do not state it. `head` must be long enough to hold the camera's notes,
 * because the size may come after them.
 */
export function pictureSize(head: Buffer): PictureSize | undefined {
  if (head.toString('hex', 0, 4) === '89504e47' && head.length >= 24)
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
  if (head.toString('latin1', 0, 4) === 'RIFF') return webpSize(head)
  return jpegSize(head)
}
