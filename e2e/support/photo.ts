import type { Page } from './test.ts'

/** A picture as a camera gives it. */
export async function photo(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 800
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = fill
      pen.fillRect(0, 0, 600, 800)
    }
    return canvas.toDataURL('image/jpeg')
  }, color)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
