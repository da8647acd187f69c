import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'

/** The most pixels of a canvas. A larger one is slow everywhere and impossible on some phones. */
const MAX_PIXELS = 14_000_000
const MAX_DENSITY = 2

type Places = { canvas: HTMLCanvasElement; text: HTMLElement }

/** Draws a page into its canvas and lays its text over it. `stop` ends both. */
export function drawPdfPage(
  page: PDFPageProxy,
  { canvas, text }: Places,
  { scale, turns }: { scale: number; turns: number },
): { done: Promise<void>; stop: () => void } {
  const rotation = (page.rotate + turns * 90) % 360
  const shown = page.getViewport({ scale, rotation })
  const density = Math.min(
    MAX_DENSITY,
    window.devicePixelRatio,
    Math.sqrt(MAX_PIXELS / Math.max(1, shown.width * shown.height)),
  )
  const viewport = page.getViewport({ scale: scale * density, rotation })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const drawing = page.render({ canvas, viewport })
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: shown,
  })
  const done = Promise.all([drawing.promise, layer.render()]).then(() => undefined)
  return {
    done,
    stop: () => {
      drawing.cancel()
      layer.cancel()
    },
  }
}
