import sharp from 'sharp'

/** 64 × 48 pixels, blue with a yellow field; made once with an encoder that is not part of the product. */
export const smallHeic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAARQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAE1tZGF0AAAAQSgBrwtg+xaix9/HDQ/Uz5dHRkZIY/sTCYkx3BN9FPUZXaab+K+xy0pjVK97433ecIEAI97bNOCbklG71gpJiYD0',
  'base64',
)

const NOTES = {
  IFD0: { Make: 'HDocCamera' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '44/1 25/1 3612/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '26/1 6/1 1080/100',
  },
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a3d91' } }).composite([
    { input: { create: { width: 8, height: 8, channels: 3, background: '#f2c400' } }, top: 4, left: 4 },
  ])

type Entry = [tag: number, type: 1 | 2 | 3 | 4, values: number[] | string]
const SIZE = { 1: 1, 2: 1, 3: 2, 4: 4 } as const

/** A directory of a TIFF that will lie at `at`, its longer values behind it. */
function directory(at: number, entries: readonly Entry[]): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4)
  head.writeUInt16LE(entries.length, 0)
  const values: Buffer[] = []
  let behind = at + head.length
  entries.forEach(([tag, type, given], n) => {
    const numbers = typeof given === 'string' ? [...Buffer.from(given)] : given
    const bytes = Buffer.alloc(Math.max(4, numbers.length * SIZE[type]))
    numbers.forEach((value, m) => void bytes.writeUIntLE(value, m * SIZE[type], SIZE[type]))
    const entry = 2 + n * 12
    head.writeUInt16LE(tag, entry)
    head.writeUInt16LE(type, entry + 2)
    head.writeUInt32LE(numbers.length, entry + 4)
    if (bytes.length === 4) bytes.copy(head, entry + 8)
    else {
      head.writeUInt32LE(behind, entry + 8)
      values.push(bytes)
      behind += bytes.length
    }
  })
  return Buffer.concat([head, ...values])
}

/** What scanners and cameras write: a TIFF with camera, text, EXIF and place in directories of their own. */
function notedTiff(): Buffer {
  const pixels = Buffer.alloc(40 * 24 * 3, 0x5a)
  const gps = directory(8 + pixels.length, [[2, 2, 'HDocLatitude 44.4\0']])
  const exifAt = 8 + pixels.length + gps.length
  const exif = directory(exifAt, [[0x9286, 2, 'HDocComment\0']])
  const at = exifAt + exif.length
  const main = directory(at, [
    [256, 3, [40]],
    [257, 3, [24]],
    [258, 3, [8, 8, 8]],
    [259, 3, [1]],
    [262, 3, [2]],
    [271, 2, 'HDocCamera\0'],
    [273, 4, [8]],
    [274, 3, [6]],
    [277, 3, [3]],
    [278, 3, [24]],
    [279, 4, [pixels.length]],
    [700, 1, '<x:xmpmeta>HDocPlace</x:xmpmeta>'],
    [34665, 4, [exifAt]],
    [34853, 4, [8 + pixels.length]],
  ])
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(at, 4)
  return Buffer.concat([head, pixels, gps, exif, main])
}

/** A photo with place, camera and the way it is to be turned. */
export async function photoOf(type: 'jpeg' | 'png' | 'webp' | 'tiff'): Promise<Buffer> {
  if (type === 'tiff') return notedTiff()
  return drawing(40, 24)
    .withMetadata({ orientation: 6 })
    .withExif(NOTES)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>HDocPlace</place></x:xmpmeta>')
    .toFormat(type)
    .toBuffer()
}

/** A scan of so many pages, each of another grey. */
export async function tiffOf(pages: number): Promise<Buffer> {
  const sheets = await Promise.all(
    Array.from({ length: pages }, (_, n) =>
      sharp({
        create: { width: 60, height: 80, channels: 3, background: { r: 40 * n, g: 40 * n, b: 40 * n } },
      })
        .png()
        .toBuffer(),
    ),
  )
  const scan = sheets.length === 1 ? sharp(sheets[0]) : sharp(sheets, { join: { animated: true } })
  return scan.tiff({ compression: 'lzw' }).toBuffer()
}
