import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import type { DrawnScan } from './drawn-page.ts'
import { MOST_PIXELS } from './task.ts'

/** A picture, or a TIFF of several. */
export async function openImage(path: string): Promise<DrawnScan> {
  const { pages = 1 } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata()
  return {
    pages,
    draw: (number) => drawPicture(path, { page: number - 1 }),
    close: async () => undefined,
  }
}
