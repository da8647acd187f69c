import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Pdf } from '../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../platform/pdf/draw-frame.ts'
import { drawQr } from '../../platform/pdf/draw-qr.ts'
import { drawText } from '../../platform/pdf/draw-text.ts'
import {
  type ConfirmationData,
  deadlineShown,
  extentText,
  registeredShown,
  confirmationTexts as texts,
} from '../documents/index.ts'
import { POINTS_PER_MM } from './draw-label.ts'

/** The roll is 80 mm wide; printers reach 72 mm of it. */
export const TICKET_WIDTH = 80 * POINTS_PER_MM
const LEFT = 4 * POINTS_PER_MM
const WIDTH = 72 * POINTS_PER_MM
const QR_SIZE = 42 * POINTS_PER_MM
/** Higher than any receipt, in points. What does not fit is cut in its own field. */
export const TALLEST_TICKET = 2000

const FOOT = 6 * POINTS_PER_MM
/** The width of a letter of the number, as a part of its size. Shorter numbers are drawn larger. */
const LETTER_WIDTH = 0.7

/** Draws the receipt on a roll, one column from the top. Gives the height it took, in points. */
export function drawTicket(pdf: Pdf, data: ConfirmationData, lang: Language): number {
  const { institution } = data
  let y = 4 * POINTS_PER_MM
  const box = { x: LEFT, width: WIDTH, color: '#000000' }
  const line = (
    text: string,
    size: number,
    more: { bold?: boolean; rows?: number; role?: 'H1' | 'H2' } = {},
  ) => {
    if (text === '') return
    const { rows = 3, ...rest } = more
    y = drawText(pdf, text, { ...box, y, size, maxHeight: rows * size * 1.35, ...rest }) + 2
  }
  const rule = () => {
    drawRule(pdf, LEFT, y + 2, WIDTH)
    y += 6
  }
  line(institution.name, 10, { bold: true })
  line([institution.address, institution.phone].filter(Boolean).join(' · '), 7)
  rule()
  line(texts.title[lang], 11, { bold: true, role: 'H1' })
  if (data.isAnnulled) line(texts.annulled[lang], 26, { bold: true, rows: 1 })
  if (data.isTest) line(texts.test[lang], 9, { bold: true })
  const size = Math.min(22, Math.max(9, WIDTH / (data.number.length * LETTER_WIDTH)))
  line(data.number, size, { bold: true, role: 'H2' })
  line(registeredShown(data, lang), 10)
  rule()
  const field = (label: string, value: string, rows = 2) =>
    value !== '' && line(`${label}: ${value}`, 8.5, { rows })
  field(texts.register[lang], data.register)
  field(texts.furtherNumbers[lang], data.furtherNumbers, 3)
  field(texts.docType[lang], data.docType)
  field(texts.person[data.category][lang], data.issuer)
  field(texts.subject[lang], data.subject, 4)
  field(texts.pages[lang], extentText(data, lang))
  field(texts.deadline[lang], deadlineShown(data, lang), 3)
  field(texts.registeredBy[lang], data.registeredBy)
  rule()
  const x = LEFT + (WIDTH - QR_SIZE) / 2
  drawQr(pdf, data.trackingUrl, { x, y, size: QR_SIZE, alt: texts.qrAlt[lang] })
  y += QR_SIZE + 2
  line(texts.trackingCode[lang], 7.5)
  line(groupedCode(data.trackingCode), 11, { bold: true })
  line(texts.tracking[lang], 7.5)
  line(data.trackingUrl, 7, { rows: 4 })
  line(texts.keep[lang], 7)
  return y + FOOT
}
