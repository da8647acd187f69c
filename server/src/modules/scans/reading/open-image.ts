import sharp from 'sharp'
import type { DrawnScan } from './drawn-page.ts'
import { DRAWN_PIXELS, MOST_PIXELS } from './task.ts'

/** A picture, or a TIFF of several. */
export async function openImage(path: string): Promise<DrawnScan> {
  const { pages = 1 } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata()
  return {
    pages,
    draw: async (number) => {
      const { data, info } = await sharp(path, {
        page: number - 1,
        limitInputPixels: MOST_PIXELS,
        autoOrient: true,
      })
        .resize({ width: DRAWN_PIXELS, height: DRAWN_PIXELS, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return {
        data: new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length),
        width: info.width,
        height: info.height,
      }
    },
    close: async () => undefined,
  }
}
