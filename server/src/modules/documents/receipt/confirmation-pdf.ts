import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawCutLine, drawFrame, drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawPicture } from '../../../platform/pdf/draw-picture.ts'
import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import type { ConfirmationData } from './confirmation-data.ts'
import {
  deadlineShown,
  extentText,
  registeredShown,
  confirmationTexts as texts,
} from './confirmation-texts.ts'

/** The upper half of an A4 page, in points. */
const FRAME = { x: 28, y: 24, width: 539, height: 384 }
const LEFT = FRAME.x + 16
const WIDTH = FRAME.width - 32
const QR_SIZE = 124
const MAIN_WIDTH = WIDTH - QR_SIZE - 16
/** Side of the square that holds the coat of arms. */
const CREST = 40
const LABEL_WIDTH = 104
const HALF_PAGE = 421
const LINE = 13
const MUTED = '#4a5565'
const ALARM = '#8a1c1c'
/**
 * „ANULAT” beside the title, as large as the number at its largest, so that a paper without value never
 * passes for a valid one.
 */
const ANNULLED = { size: 26, width: 168 }

/**
 * Draws the coat of arms, and the institution's name and contacts behind it. Gives the y at which the page
 * goes on.
 */
function drawHead(
  pdf: Pdf,
  { institution }: ConfirmationData,
  lang: Language,
  picture: Buffer | undefined,
): number {
  if (picture) drawPicture(pdf, picture, { x: LEFT, y: FRAME.y + 10, width: CREST, height: CREST })
  const x = picture ? LEFT + CREST + 8 : LEFT
  const width = LEFT + WIDTH - x
  const contact = [
    institution.address,
    institution.phone && `${texts.phone[lang]} ${institution.phone}`,
    institution.email,
  ].filter(Boolean)
  let y = drawText(pdf, institution.name, {
    x,
    y: FRAME.y + 14,
    width,
    maxHeight: 32,
    size: 12,
    bold: true,
  })
  if (contact.length > 0) {
    y = drawText(pdf, contact.join(' · '), {
      x,
      y: y + 2,
      width,
      maxHeight: 22,
      size: 8,
      color: MUTED,
    })
  }
  if (picture) y = Math.max(y, FRAME.y + 10 + CREST)
  drawRule(pdf, LEFT, y + 6, WIDTH)
  return y + 14
}

function drawNumber(pdf: Pdf, data: ConfirmationData, lang: Language, top: number): number {
  const box = { x: LEFT, width: MAIN_WIDTH }
  let y = drawText(pdf, texts.title[lang], {
    ...box,
    y: top,
    maxHeight: 20,
    size: 14,
    bold: true,
    role: 'H1',
  })
  if (data.isAnnulled) {
    drawText(pdf, texts.annulled[lang], {
      x: LEFT + MAIN_WIDTH - ANNULLED.width,
      y: top - 8,
      width: ANNULLED.width,
      maxHeight: 34,
      size: ANNULLED.size,
      bold: true,
      color: ALARM,
      align: 'right',
    })
  }
  if (data.isTest) {
    y = drawText(pdf, texts.test[lang], {
      ...box,
      y: y + 2,
      maxHeight: 14,
      size: 9,
      bold: true,
      color: ALARM,
    })
  }
  y = drawText(pdf, texts.number[lang], { ...box, y: y + 6, maxHeight: 12, size: 8, color: MUTED })
  // A long number is made smaller, never cut: it is what the paper is for.
  const size = Math.min(26, Math.max(9, (MAIN_WIDTH / Math.max(1, data.number.length)) * 1.4))
  y = drawText(pdf, data.number, { ...box, y: y + 1, maxHeight: 64, size, bold: true, role: 'H2' })
  return drawText(pdf, registeredShown(data, lang), { ...box, y: y + 1, maxHeight: 16, size: 11 })
}

type Field = { label: string; value: string; lines: number; size?: number }

function fieldsOf(data: ConfirmationData, lang: Language): Field[] {
  const fields: Field[] = [
    { label: texts.register[lang], value: data.register, lines: 1 },
    { label: texts.furtherNumbers[lang], value: data.furtherNumbers, lines: 2 },
    { label: texts.docType[lang], value: data.docType, lines: 1 },
    { label: texts.person[data.category][lang], value: data.issuer, lines: 2 },
    { label: texts.subject[lang], value: data.subject, lines: 3 },
    { label: texts.pages[lang], value: extentText(data, lang), lines: 1 },
    { label: texts.deadline[lang], value: deadlineShown(data, lang), lines: 2, size: 8.2 },
    { label: texts.registeredBy[lang], value: data.registeredBy, lines: 1 },
  ]
  return fields.filter((field) => field.value !== '')
}

function drawFields(pdf: Pdf, data: ConfirmationData, lang: Language, top: number): void {
  const x = LEFT + LABEL_WIDTH
  const width = MAIN_WIDTH - LABEL_WIDTH
  let y = top
  for (const { label, value, lines, size = 9 } of fieldsOf(data, lang)) {
    drawText(pdf, label, { x: LEFT, y, width: LABEL_WIDTH - 8, maxHeight: 2 * LINE, size: 8.5, color: MUTED })
    const bottom = drawText(pdf, value, { x, y, width, maxHeight: LINE * lines, size })
    y = Math.max(bottom, y + LINE) + 2
  }
}

function drawTracking(pdf: Pdf, data: ConfirmationData, lang: Language, top: number): void {
  const x = LEFT + WIDTH - QR_SIZE
  drawQr(pdf, data.trackingUrl, { x, y: top, size: QR_SIZE, alt: texts.qrAlt[lang] })
  const box = { x, width: QR_SIZE, size: 7.5 }
  let y = top + QR_SIZE + 2
  y = drawText(pdf, texts.trackingCode[lang], { ...box, y, maxHeight: LINE, color: MUTED })
  y = drawText(pdf, groupedCode(data.trackingCode), { ...box, y, maxHeight: 46, size: 11, bold: true })
  y = drawText(pdf, texts.tracking[lang], { ...box, y: y + 4, maxHeight: 22, color: MUTED })
  drawText(pdf, data.trackingUrl, { ...box, y: y + 2, maxHeight: 70 })
}

/** Fills the upper half of an A4 page, or an A5 page across. `picture`: the coat of arms or logo, PNG. */
export function drawConfirmation(
  pdf: Pdf,
  data: ConfirmationData,
  lang: Language,
  picture: Buffer | undefined,
): void {
  drawFrame(pdf, FRAME)
  if (pdf.doc.page.height > HALF_PAGE) drawCutLine(pdf, HALF_PAGE)
  const top = drawHead(pdf, data, lang, picture)
  const y = drawNumber(pdf, data, lang, top)
  drawFields(pdf, data, lang, y + 10)
  drawTracking(pdf, data, lang, top)
  drawText(pdf, texts.keep[lang], {
    x: LEFT,
    y: FRAME.y + FRAME.height - 26,
    width: WIDTH,
    maxHeight: 22,
    size: 7.5,
    color: MUTED,
  })
}

/**
 * The receipt that a citizen takes away: one A4 page, its upper half filled. `compress: false` keeps the page
 * readable in the bytes, for tests.
 */
export async function renderConfirmation(
  data: ConfirmationData,
  lang: Language,
  { picture, ...options }: { createdAt: Date; compress?: boolean; picture?: Buffer | undefined },
): Promise<Buffer> {
  const pdf = await createPdf({
    title: `${texts.title[lang]} ${data.number} / ${formatDate(data.registeredOn)}`,
    author: data.institution.name,
    language: lang,
    ...options,
  })
  drawConfirmation(pdf, data, lang, picture)
  return finishPdf(pdf)
}
