import sharp, { type Sharp } from 'sharp'
import { UnshownError } from '../unshown/unshown-error.ts'
import { DRAWN_SIDE, MAX_PAGES, MAX_TIFF_PIXELS } from './picture-limits.ts'
import { openHeic, readHeic } from './read-heic.ts'

export type DrawnType = 'tiff' | 'heic'

const SECONDS = 20

sharp.cache(false)
sharp.concurrency(1)

async function headOf(bytes: Buffer, page: number) {
  const head = await sharp(bytes, { limitInputPixels: false, page }).metadata()
  if (head.format !== 'tiff') throw new UnshownError('damaged')
  return { width: head.width, height: head.pageHeight ?? head.height, pages: head.pages ?? 1 }
}

async function open(bytes: Buffer, type: DrawnType, page: number): Promise<Sharp> {
  if (type === 'heic') {
    const { data, width, height } = await readHeic(bytes)
    return sharp(data, { raw: { width, height, channels: 4 } })
  }
  // Reads only the head first, so that nothing is unpacked before its size is known.
  const { width, height } = await headOf(bytes, page)
  if (width * height > MAX_TIFF_PIXELS) throw new UnshownError('too_many_pixels')
  const options = { limitInputPixels: MAX_TIFF_PIXELS, page, failOn: 'error', sequentialRead: true } as const
  return sharp(bytes, options).autoOrient()
}

const asUnshown = (error: unknown): UnshownError => {
  if (error instanceof UnshownError) return error
  const text = error instanceof Error ? error.message : ''
  return new UnshownError(/timeout/i.test(text) ? 'too_slow' : 'damaged')
}

/**
 * How many pages of a picture can be shown: 1 for HEIC, at most `MAX_PAGES` for TIFF. Throws `UnshownError`.
 */
export async function countPages(bytes: Buffer, type: DrawnType): Promise<number> {
  try {
    if (type === 'heic') {
      openHeic(bytes)
      return 1
    }
    return Math.min(MAX_PAGES, (await headOf(bytes, 0)).pages)
  } catch (error) {
    throw asUnshown(error)
  }
}

/**
 * Draws one page (from 1) anew for a browser, as WebP, with nothing of the file but what is seen. A picture
 * with too many pixels is refused from its head, before it is unpacked. Throws `UnshownError`.
 */
export async function drawPage(bytes: Buffer, type: DrawnType, page: number): Promise<Buffer> {
  try {
    const picture = await open(bytes, type, page - 1)
    return await picture
      .timeout({ seconds: SECONDS })
      .resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
  } catch (error) {
    throw asUnshown(error)
  }
}
