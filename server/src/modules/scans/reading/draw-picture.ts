import sharp from 'sharp'
import type { DrawnPage } from './drawn-page.ts'
import { DRAWN_PIXELS, MOST_PIXELS } from './task.ts'

/**
 * Draws a picture as a page. `page`: of a TIFF of several, from 0. `turned`: degrees, where the file itself
 * does not say.
 */
export async function drawPicture(
  source: string | Uint8Array,
  { page = 0, turned }: { page?: number; turned?: number } = {},
): Promise<DrawnPage> {
  const opened = sharp(source, { page, limitInputPixels: MOST_PIXELS })
  const upright = turned === undefined ? opened.autoOrient() : opened.rotate(turned)
  const { data, info } = await upright
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
}
