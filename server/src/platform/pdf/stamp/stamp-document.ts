import {
  concatTransformationMatrix,
  type PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { type PdfFonts, pdfFonts } from '../pdf-fonts.ts'
import { dropSignatures } from './drop-signatures.ts'
import { loadShown } from './load-shown.ts'
import type { Stamped, StampOrder } from './stamp-order.ts'
import { type ShownPage, stampPlace } from './stamp-place.ts'

const PADDING = 6
const LEADING = 1.35
const INK = rgb(0.09, 0.25, 0.5)
const BORDER = 1.2

type Fonts = { regular: PDFFont; bold: PDFFont }
type Line = { text: string; font: PDFFont; size: number }

/** The part of a page that a viewer shows: the crop box as far as it lies within the media box. */
function shownPage(page: PDFPage): ShownPage {
  const media = page.getMediaBox()
  const crop = page.getCropBox()
  const x = Math.max(media.x, crop.x)
  const y = Math.max(media.y, crop.y)
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y
  const unit = page.node.lookup(PDFName.of('UserUnit'))
  return {
    box: width > 0 && height > 0 ? { x, y, width, height } : media,
    rotate: page.getRotation().angle,
    userUnit: unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1,
  }
}

function drawStamp(page: PDFPage, lines: readonly Line[], corner: StampOrder['corner']): void {
  const width =
    Math.max(...lines.map(({ text, font, size }) => font.widthOfTextAtSize(text, size))) + 2 * PADDING
  const height = lines.reduce((sum, { size }) => sum + size * LEADING, 2 * PADDING)
  const place = stampPlace(shownPage(page), { width, height }, corner)
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...place))
  page.drawRectangle({
    x: 0,
    y: 0,
    width,
    height,
    color: rgb(1, 1, 1),
    opacity: 0.85,
    borderColor: INK,
    borderWidth: BORDER,
  })
  let y = height - PADDING
  for (const { text, font, size } of lines) {
    y -= size * LEADING
    page.drawText(text, { x: PADDING, y: y + size * 0.3, size, font, color: INK })
  }
  page.pushOperators(popGraphicsState())
}

async function embed(document: PDFDocument, fonts: PdfFonts): Promise<Fonts> {
  document.registerFontkit(fontkit)
  const [regular, bold] = await Promise.all([
    document.embedFont(fonts.regular, { subset: true }),
    document.embedFont(fonts.bold, { subset: true }),
  ])
  return { regular, bold }
}

/**
 * Makes a copy of a PDF with the stamp on it. The given bytes are not changed. A
 * refusal is an answer, not an error.
 */
export async function stampDocument(bytes: Uint8Array, order: StampOrder): Promise<Stamped> {
  const loaded = await loadShown(bytes)
  if (!loaded.ok) return loaded
  const { document } = loaded
  try {
    const all = document.getPages()
    if (all.length === 0) return { ok: false, reason: 'unreadable' }
    const wasSigned = dropSignatures(document)
    const fonts = await embed(document, await pdfFonts())
    const lines: Line[] = order.lines.map(({ text, bold, size }) => ({
      text,
      size,
      font: bold ? fonts.bold : fonts.regular,
    }))
    if (wasSigned) lines.push({ text: order.signedLine, font: fonts.regular, size: 6 })
    const stamped = order.pages === 'all' ? all : all.slice(0, 1)
    for (const page of stamped) drawStamp(page, lines, order.corner)
    document.setModificationDate(new Date(order.at))
    return { ok: true, bytes: await document.save(), wasSigned, pages: stamped.length }
  } catch {
    // A document that loads can still have broken pages; HDoc does not repair them.
    return { ok: false, reason: 'unreadable' }
  }
}
