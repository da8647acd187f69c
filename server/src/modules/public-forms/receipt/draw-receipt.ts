import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawPicture } from '../../../platform/pdf/draw-picture.ts'
import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import type { ReceiptParts } from './gather-receipt.ts'
import { receiptTexts } from './receipt-texts.ts'

/** A4, in points. */
const LEFT = 48
const WIDTH = 499
const LABEL = 130
const CREST = 44
const QR = 130
/** Where the lines end at the latest, so that the way to follow it fits under them. */
const LINES_END = 620
const MUTED = '#4a5565'

type Receipt = ReceiptParts & {
  picture: Buffer | undefined
  /** false leaves the page readable in the bytes; for tests. */
  compress?: boolean
}

function drawHead(pdf: Pdf, { institution, picture }: Receipt): number {
  if (picture) drawPicture(pdf, picture, { x: LEFT, y: 40, width: CREST, height: CREST })
  const x = picture ? LEFT + CREST + 10 : LEFT
  const box = { x, width: LEFT + WIDTH - x }
  const name = drawText(pdf, institution.name, { ...box, y: 44, maxHeight: 34, size: 13, bold: true })
  const contact = [institution.address, institution.phone, institution.email].filter(Boolean).join(' · ')
  const end =
    contact === ''
      ? name
      : drawText(pdf, contact, { ...box, y: name + 2, maxHeight: 24, size: 8.5, color: MUTED })
  const y = Math.max(end, picture ? 40 + CREST : 0) + 10
  drawRule(pdf, LEFT, y, WIDTH)
  return y + 20
}

function linesOf(receipt: Receipt): [label: string, value: string][] {
  const { language, number, at, deadlineOn, trackingCode, lines, files } = receipt
  const say = (name: keyof typeof receiptTexts) => receiptTexts[name][language]
  const own: [string, string][] = [
    [say('number'), number],
    [say('received'), `${formatDate(localDate(at))}, ${localTime(at)}`],
    [say('deadline'), deadlineOn === null ? '' : formatDate(deadlineOn)],
    [say('code'), trackingCode === '' ? '' : groupedCode(trackingCode)],
    ...lines.map(({ label, value }): [string, string] => [label, value]),
    [say('files'), files.join(', ')],
  ]
  return own.filter(([, value]) => value !== '')
}

function drawLines(pdf: Pdf, receipt: Receipt, top: number): number {
  let y = top
  for (const [label, value] of linesOf(receipt)) {
    if (y > LINES_END)
      return drawText(pdf, receiptTexts.more[receipt.language], {
        x: LEFT,
        y,
        width: WIDTH,
        maxHeight: 16,
        size: 10,
        color: MUTED,
      })
    const labelEnd = drawText(pdf, label, {
      x: LEFT,
      y,
      width: LABEL - 10,
      maxHeight: 28,
      size: 10,
      color: MUTED,
    })
    const box = { x: LEFT + LABEL, width: WIDTH - LABEL }
    const valueEnd = drawText(pdf, value, {
      ...box,
      y,
      maxHeight: Math.max(16, LINES_END + 40 - y),
      size: 10.5,
    })
    y = Math.max(labelEnd, valueEnd) + 6
  }
  return y
}

/** The receipt of a confirmed form: one A4 page. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { institution, language, at, url, compress } = receipt
  const title = receiptTexts.title[language]
  const pdf = await createPdf({
    title: receipt.number === '' ? title : `${title} ${receipt.number}`,
    author: institution.name,
    language,
    createdAt: at,
    ...(compress !== undefined && { compress }),
  })
  let y = drawHead(pdf, receipt)
  y = drawText(pdf, title, {
    x: LEFT,
    y,
    width: WIDTH,
    maxHeight: 26,
    size: 18,
    bold: true,
    role: 'H1',
  })
  y = drawLines(pdf, receipt, y + 14)
  if (url !== '') {
    drawQr(pdf, url, { x: LEFT, y: y + 14, size: QR, alt: receiptTexts.qr[language] })
    const box = { x: LEFT + QR + 16, width: WIDTH - QR - 16 }
    const end = drawText(pdf, receiptTexts.follow[language], { ...box, y: y + 30, maxHeight: 30, size: 10 })
    drawText(pdf, url, { ...box, y: end + 4, maxHeight: 44, size: 8 })
  }
  return finishPdf(pdf)
}
