import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const POINTS_PER_INCH = 72
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

async function pictureOf(page: { getViewport: CallableFunction; render: CallableFunction }, scale: number) {
  const viewport = page.getViewport({ scale })
  const canvas: Canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport }).promise
  const { width, height, data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, data }
}

/** The pages of a PDF as a scanner of that resolution would see them. */
export async function renderPages(pdf: Uint8Array, dpi: number): Promise<Picture[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  try {
    const pictures: Picture[] = []
    for (let number = 1; number <= document.numPages; number++)
      pictures.push(await pictureOf(await document.getPage(number), dpi / POINTS_PER_INCH))
    return pictures
  } finally {
    await document.loadingTask.destroy()
  }
}
