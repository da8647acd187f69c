import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photoOf, smallHeic, tiffOf } from '../../../../../test/files/photos.ts'
import { countPages, drawPage } from './draw-page.ts'
import { pictureSize } from './picture-size.ts'

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: { reason?: string }) => error.reason,
  )

describe('a drawn page', () => {
  it('is one of a TIFF’s pages, as WebP', async () => {
    const scan = await tiffOf(3)
    expect(await countPages(scan, 'tiff')).toBe(3)
    const page = sharp(await drawPage(scan, 'tiff', 3))
    const { format, width, height } = await page.metadata()
    expect([format, width, height]).toEqual(['webp', 60, 80])
    expect((await page.stats()).channels[0]?.mean).toBeCloseTo(80, -1)
    expect(await refusal(drawPage(scan, 'tiff', 4))).toBe('damaged')
  })

  it('of a HEIC is its picture, without its notes', async () => {
    expect(await countPages(smallHeic, 'heic')).toBe(1)
    const page = await drawPage(smallHeic, 'heic', 1)
    const { width, height, exif } = await sharp(page).metadata()
    expect([width, height, exif]).toEqual([64, 48, undefined])
  })

  it('of a turned scan stands upright', async () => {
    const page = await drawPage(await photoOf('tiff'), 'tiff', 1)
    const { width, height } = await sharp(page).metadata()
    expect([width, height]).toEqual([24, 40])
  })

  it('is refused for what claims too many pixels, before they are unpacked', async () => {
    const scan = Buffer.from(await tiffOf(1))
    const start = scan.readUInt32LE(4)
    for (let n = 0; n < scan.readUInt16LE(start); n++) {
      const at = start + 2 + n * 12
      if (![256, 257, 278].includes(scan.readUInt16LE(at))) continue
      scan.writeUInt16LE(4, at + 2)
      scan.writeUInt32LE(60_000, at + 8)
    }
    expect(await refusal(drawPage(scan, 'tiff', 1))).toBe('too_many_pixels')
  })

  it('is refused for damage', async () => {
    expect(await refusal(drawPage(Buffer.from('II*\0no scan'), 'tiff', 1))).toBe('damaged')
    expect(await refusal(countPages(smallHeic.subarray(0, 200), 'heic'))).toBe('damaged')
    expect(await refusal(drawPage(await photoOf('png'), 'tiff', 1))).toBe('damaged')
  })
})

describe('the size of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s is read from its beginning', async (type) => {
    expect(pictureSize(await photoOf(type))).toEqual({ width: 40, height: 24 })
  })

  it('of a bomb is what it claims, of another file unknown', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a0', 'hex')
    expect(pictureSize(png)).toEqual({ width: 100_000, height: 100_000 })
    expect(pictureSize(Buffer.from('text'))).toBeUndefined()
  })
})
