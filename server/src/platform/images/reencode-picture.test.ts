import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePicture } from './reencode-picture.ts'

const square = { width: 256, height: 256, fit: 'cover' } as const
const colours = { create: { width: 600, height: 400, channels: 3 as const, background: '#1a4b8c' } }

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

/** A PNG that claims a size but holds hardly any data. */
function png(width: number, height: number, lines: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * lines))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a photo becomes a square webp without its EXIF, turned as the camera held it', async () => {
  const photo = await sharp(colours)
    .withExif({ IFD0: { Copyright: 'Gina' }, IFD3: { GPSLatitude: '44/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { bytes, type, ...size } = await reencodePicture(photo, square)
  const seen = await sharp(bytes).metadata()
  expect({ type, ...size }).toEqual({ type: 'image/webp', width: 256, height: 256 })
  expect([seen.format, seen.width, seen.exif, seen.xmp, seen.icc, seen.orientation]).toEqual([
    'webp',
    256,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('inside keeps the whole picture, never enlarges it, and gives png when asked', async () => {
  const small = await sharp(colours).png().toBuffer()
  const whole = await reencodePicture(small, { width: 300, height: 300, fit: 'inside', type: 'png' })
  expect([whole.type, whole.width, whole.height]).toEqual(['image/png', 300, 200])
  const same = await reencodePicture(small, { width: 3000, height: 3000, fit: 'inside' })
  expect([same.width, same.height]).toEqual([600, 400])
})

test.each([
  [
    'a drawing that runs scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'file_type',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type'],
  ['a moving gif', Buffer.from('474946383961010001000000002c00000000010001000002', 'hex'), 'file_type'],
  ['nothing', Buffer.alloc(0), 'file_type'],
  ['20000 x 20000 pixels in a few bytes', png(20_000, 20_000, 1), 'PICTURE_TOO_LARGE'],
  ['a bomb with all its pixels', png(20_000, 20_000, 20_000), 'PICTURE_TOO_LARGE'],
  ['half a picture', png(4000, 4000, 100), 'PICTURE_UNREADABLE'],
  ['a head alone', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'PICTURE_UNREADABLE'],
])('refuses %s', async (_name, bytes, code) => {
  await expect(reencodePicture(bytes, square)).rejects.toMatchObject({ code })
})

test('refuses a photo that was cut off', async () => {
  const photo = await sharp({
    ...colours,
    create: { ...colours.create, noise: { type: 'gaussian', sigma: 30 } },
  })
    .jpeg()
    .toBuffer()
  await expect(reencodePicture(photo.subarray(0, photo.length / 3), square)).rejects.toMatchObject({
    code: 'PICTURE_UNREADABLE',
  })
})

test('one refused picture does not stop the next', async () => {
  const good = await sharp(colours).webp().toBuffer()
  const [refused, drawn] = await Promise.allSettled([
    reencodePicture(Buffer.from('x'), square),
    reencodePicture(good, square),
  ])
  expect([refused?.status, drawn?.status]).toEqual(['rejected', 'fulfilled'])
})
