import { jpegSegments, type Segment } from '../pictures/jpeg-segments.ts'
import { onlyOrientation, orientationOf } from './exif-orientation.ts'

const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])
const EXIF = 'Exif\0\0'

const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
const COMMENT = 0xfe

function begins(bytes: Buffer, { bodyAt, end }: Segment, text: string): boolean {
  return bytes.toString('latin1', bodyAt, Math.min(end, bodyAt + text.length)) === text
}

/**
 * Whether a decoder needs a segment: pixels and tables, density, colour profile, Adobe's colour transform.
 */
function isNeeded(bytes: Buffer, segment: Segment): boolean {
  const { marker } = segment
  if (marker === 0xe0) return begins(bytes, segment, 'JFIF\0')
  if (marker === 0xe2) return begins(bytes, segment, 'ICC_PROFILE\0')
  if (marker === 0xee) return begins(bytes, segment, 'Adobe')
  return !isApp(marker) && marker !== COMMENT
}

function turned(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), onlyOrientation(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/**
 * A JPEG without place, camera, times, names, thumbnails and comments, and without anything
 * after its end, where phones put further pictures. Pixels, colours and orientation stay.
 * Undefined for a file that is not a JPEG.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const segments = jpegSegments(bytes)
  if (!segments?.some(({ marker }) => marker === 0xda)) return undefined
  const exif = segments.find((segment) => segment.marker === 0xe1 && begins(bytes, segment, EXIF))
  const orientation = exif ? orientationOf(bytes.subarray(exif.bodyAt + EXIF.length, exif.end)) : 1
  const kept = segments.filter((segment) => segment.marker !== 0xd9 && isNeeded(bytes, segment))
  return Buffer.concat([
    SOI,
    ...(orientation === 1 ? [] : [turned(orientation)]),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    EOI,
  ])
}
