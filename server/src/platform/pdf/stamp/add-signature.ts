import {
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { pdfFonts } from '../pdf-fonts.ts'
import { dropSignatures } from './drop-signatures.ts'
import { loadShown } from './load-shown.ts'
import { SIGNATURES_ON_SHEET, type SignatureOrder, type Signed } from './stamp-order.ts'

/** A4 upright, in points. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 48
const HEADING = 96
const SLOT = (HEIGHT - 2 * MARGIN - HEADING) / SIGNATURES_ON_SHEET
/** The part of a slot on which the strokes go; the lines stand beside it. */
const DRAWN_WIDTH = 210
const DRAWN_HEIGHT = 70
const INK = [0.06, 0.17, 0.36] as const
const GREY = rgb(0.35, 0.38, 0.42)
const LINE_SIZE = 8
const PEN = 1.4

/** A text as far as it fits into a width. */
function fitting(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  let end = text.length
  while (end > 0 && font.widthOfTextAtSize(`${text.slice(0, end)}…`, size) > width) end--
  return `${text.slice(0, end)}…`
}

function drawStrokes(page: PDFPage, { strokes, room }: SignatureOrder, top: number): void {
  const scale = Math.min(DRAWN_WIDTH / room.width, DRAWN_HEIGHT / room.height)
  const at = ([x, y]: readonly [number, number]) => [MARGIN + x * scale, top - y * scale] as const
  page.pushOperators(
    pushGraphicsState(),
    setStrokingRgbColor(...INK),
    setLineWidth(PEN),
    setLineCap(LineCapStyle.Round),
    setLineJoin(LineJoinStyle.Round),
  )
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    // A dot is a line that ends where it began.
    page.pushOperators(
      moveTo(...at(first)),
      ...(rest.length === 0 ? [first] : rest).map((one) => lineTo(...at(one))),
      stroke(),
    )
  }
  page.pushOperators(popGraphicsState())
}

function drawHeading(
  page: PDFPage,
  [title = '', ...lines]: readonly string[],
  fonts: [PDFFont, PDFFont],
): void {
  const [regular, bold] = fonts
  const width = WIDTH - 2 * MARGIN
  let y = HEIGHT - MARGIN - 14
  page.drawText(fitting(title, bold, 14, width), { x: MARGIN, y, size: 14, font: bold })
  for (const line of lines) {
    y -= 16
    page.drawText(fitting(line, regular, 9, width), { x: MARGIN, y, size: 9, font: regular, color: GREY })
  }
}

function drawSlot(page: PDFPage, order: SignatureOrder, fonts: [PDFFont, PDFFont]): void {
  const [regular, bold] = fonts
  const top = HEIGHT - MARGIN - HEADING - order.onSheet * SLOT
  drawStrokes(page, order, top - 8)
  page.drawLine({
    start: { x: MARGIN, y: top - 8 - DRAWN_HEIGHT },
    end: { x: MARGIN + DRAWN_WIDTH, y: top - 8 - DRAWN_HEIGHT },
    thickness: 0.5,
    color: GREY,
  })
  const x = MARGIN + DRAWN_WIDTH + 16
  const width = WIDTH - MARGIN - x
  let y = top - 20
  for (const [n, line] of order.lines.entries()) {
    const [font, size] = n === 0 ? [bold, 10] : [regular, LINE_SIZE]
    page.drawText(fitting(line, font, size, width), { x, y, size, font })
    y -= size * 1.5
  }
}

/**
 * Makes a copy of a PDF with a drawn signature on a sheet at its end: never over what is written. The given bytes are not
 * changed. A document that is signed electronically is refused, because the copy would break that signature.
 */
export async function addSignature(bytes: Uint8Array, order: SignatureOrder): Promise<Signed> {
  const loaded = await loadShown(bytes)
  if (!loaded.ok) return loaded
  const { document } = loaded
  try {
    if (document.getPageCount() === 0) return { ok: false, reason: 'unreadable' }
    if (dropSignatures(document)) return { ok: false, reason: 'signed' }
    document.registerFontkit(fontkit)
    const files = await pdfFonts()
    const fonts: [PDFFont, PDFFont] = [
      await document.embedFont(files.regular, { subset: true }),
      await document.embedFont(files.bold, { subset: true }),
    ]
    const last = document.getPages().at(-1)
    const isNew = order.onSheet === 0 || !last
    const page = isNew ? document.addPage([WIDTH, HEIGHT]) : last
    if (isNew) drawHeading(page, order.heading, fonts)
    drawSlot(page, order, fonts)
    document.setModificationDate(new Date(order.at))
    return { ok: true, bytes: await document.save() }
  } catch {
    // A document that loads can still have broken pages; HDoc does not repair them.
    return { ok: false, reason: 'unreadable' }
  }
}
