import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPicture } from './draw-picture.ts'
import { type DrawnPage, type DrawnScan, ScanLocked } from './drawn-page.ts'
import { pictureOfPage } from './page-picture.ts'
import { DRAWN_PIXELS, MOST_PDF_PIXELS } from './task.ts'

type Canvas = {
  getContext(kind: '2d'): {
    getImageData(
      x: number,
      y: number,
      width: number,
      height: number,
    ): { data: Uint8ClampedArray<ArrayBuffer> }
  }
}
type CanvasFactory = {
  create(width: number, height: number): { canvas: Canvas }
  destroy(made: { canvas: Canvas }): void
}

const library = dirname(
  dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))),
)

/** Opens a PDF without running anything of it. Fonts and decoders come from the library's own folder. */
async function openDocument(bytes: Uint8Array) {
  const task = getDocument({
    // The library takes over the bytes it is given, so it gets a copy.
    data: bytes.slice(),
    wasmUrl: `${library}/wasm/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${library}/standard_fonts/`,
    maxImageSize: MOST_PDF_PIXELS,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  })
  const document = await task.promise.catch((error: unknown) => {
    throw error instanceof PasswordException ? new ScanLocked() : error
  })
  return { document, end: () => task.destroy() }
}
type Opening = Awaited<ReturnType<typeof openDocument>>

async function drawPage({ document }: Opening, number: number): Promise<DrawnPage> {
  const factory = document.canvasFactory as CanvasFactory
  const page = await document.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: DRAWN_PIXELS / Math.max(plain.width, plain.height, 1) })
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))]
  const made = factory.create(width, height)
  try {
    const canvas = made.canvas as unknown as Parameters<typeof page.render>[0]['canvas']
    await page.render({ canvas, viewport, background: '#ffffff' }).promise
    const { data } = made.canvas.getContext('2d').getImageData(0, 0, width, height)
    return { data, width, height }
  } finally {
    factory.destroy(made)
    page.cleanup()
  }
}

/**
 * Opens a PDF whose pages can be drawn. A page that is one picture, as of most scanners, is unpacked without
 * the library.
 */
export async function openPdf(bytes: Uint8Array): Promise<DrawnScan> {
  const first = await openDocument(bytes)
  const pages = first.document.numPages
  await first.end()
  const parsed = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined)
  return {
    pages,
    draw: async (number) => {
      const picture = parsed && pictureOfPage(parsed, number)
      if (picture) return drawPicture(picture.jpeg, { turned: picture.turned })
      // The document is opened anew for each page, so that what the library keeps of a page goes with it.
      const opening = await openDocument(bytes)
      try {
        return await drawPage(opening, number)
      } finally {
        await opening.end()
      }
    },
    close: async () => undefined,
  }
}
