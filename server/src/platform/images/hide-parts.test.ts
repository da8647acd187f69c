import sharp from 'sharp'
import { expect, it } from 'vitest'
import { areaOf, hideParts } from './hide-parts.ts'

/** Stripes of one pixel: whatever is averaged is grey, whatever stays is black and white. */
async function stripes(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let n = 0; n < width * height; n++) if (n % 2 === 0) pixels.fill(255, n * 3, n * 3 + 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 0/1 0/1' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function spread(bytes: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const part = await sharp(bytes).extract(area).greyscale().toBuffer()
  return (await sharp(part).stats()).channels[0]?.stdev ?? 0
}

it('hides the parts that were marked, and nothing else; the place is gone', async () => {
  const photo = await stripes(401, 200)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { bytes, width, height } = await hideParts(photo, [[0.5, 0, 0.5, 1]], 2000)
  expect([width, height]).toEqual([401, 200])
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(await spread(bytes, { left: 210, top: 10, width: 180, height: 180 })).toBeLessThan(10)
  expect(await spread(bytes, { left: 10, top: 10, width: 150, height: 180 })).toBeGreaterThan(60)
})

it('takes parts at the edge and beyond as far as the picture goes', () => {
  expect(areaOf([0.9, 0.9, 1, 1], 100, 50)).toEqual({ left: 90, top: 45, width: 10, height: 5 })
  expect(areaOf([0, 0, 0, 0], 100, 50)).toBeUndefined()
  expect(areaOf([0, 0, 0.001, 0.001], 100, 50)).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})
