import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type DrawnScan, ScanLocked } from './drawn-page.ts'
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

/** A PDF whose pages can be drawn. Nothing of it runs; fonts and decoders come from the library's own folder. */
export async function openPdf(bytes: Uint8Array): Promise<DrawnScan> {
  const task = getDocument({
    data: bytes,
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
  const factory = document.canvasFactory as CanvasFactory
  return {
    pages: document.numPages,
    draw: async (number) => {
      const page = await document.getPage(number)
      const plain = page.getViewport({ scale: 1 })
      const scale = DRAWN_PIXELS / Math.max(plain.width, plain.height, 1)
      const viewport = page.getViewport({ scale })
      const [width, height] = [
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      ]
      const made = factory.create(width, height)
      try {
        await page.render({
          canvas: made.canvas as unknown as Parameters<typeof page.render>[0]['canvas'],
          viewport,
          background: '#ffffff',
        }).promise
        const { data } = made.canvas.getContext('2d').getImageData(0, 0, width, height)
        return { data, width, height }
      } finally {
        factory.destroy(made)
        page.cleanup()
      }
    },
    close: () => task.destroy(),
  }
}
