import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { createPdf, finishPdf, type Pdf } from '../../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../../platform/pdf/draw-frame.ts'
import { drawPicture } from '../../../../platform/pdf/draw-picture.ts'
import { drawQr } from '../../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../../platform/pdf/draw-text.ts'
import type { RequestRow } from '../queries/requests.ts'

/** A4, in points. */
const LEFT = 48
const WIDTH = 499
const BOTTOM = 794
const CREST = 44
const QR = 150
const MUTED = '#4a5565'

type Sheet = {
  request: RequestRow
  url: string
  institution: { name: string; address: string; phone: string; email: string }
  picture: Buffer | undefined
  createdAt: Date
  /** false leaves the page readable in the bytes; for tests. */
  compress?: boolean
}

function drawHead(pdf: Pdf, { institution, picture }: Sheet): number {
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

function drawItems(pdf: Pdf, { request }: Sheet, top: number): number {
  let y = top
  for (const { n, what } of request.items) {
    drawText(pdf, `${n}.`, { x: LEFT, y, width: 22, maxHeight: 16, size: 11, bold: true })
    y = drawText(pdf, what, { x: LEFT + 24, y, width: WIDTH - 24, maxHeight: 44, size: 11 }) + 6
  }
  return y
}

function drawWay(pdf: Pdf, { request, url }: Sheet, top: number): void {
  const y = Math.min(top, BOTTOM - QR)
  drawQr(pdf, url, { x: LEFT, y, size: QR, alt: 'Cod QR: pagina pe care se trimit completările' })
  const box = { x: LEFT + QR + 16, width: WIDTH - QR - 16 }
  let at = drawText(pdf, 'Cum le trimiteți', {
    ...box,
    y: y + 8,
    maxHeight: 18,
    size: 12,
    bold: true,
    role: 'H2',
  })
  at = drawText(pdf, 'Cu telefonul: scanați codul, fotografiați documentele și trimiteți-le.', {
    ...box,
    y: at + 4,
    maxHeight: 30,
    size: 10,
  })
  at = drawText(pdf, 'De pe calculator: scrieți adresa în browser.', {
    ...box,
    y: at + 4,
    maxHeight: 16,
    size: 10,
  })
  at = drawText(pdf, url, { ...box, y: at + 2, maxHeight: 44, size: 8 })
  const clock = request.stops_clock ? ' Termenul de răspuns stă pe loc până le trimiteți.' : ''
  drawText(pdf, `La ghișeu: aduceți foaia aceasta.${clock}`, { ...box, y: at + 4, maxHeight: 44, size: 10 })
}

/** The sheet that the citizen takes away: one A4 page. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const { request, institution, createdAt, compress } = sheet
  const paper = `${request.document_number}/${formatDate(request.registered_on)}`
  const pdf = await createPdf({
    title: `Completare la cererea nr. ${paper}`,
    author: institution.name,
    language: 'ro',
    createdAt,
    ...(compress !== undefined && { compress }),
  })
  const box = { x: LEFT, width: WIDTH }
  let y = drawHead(pdf, sheet)
  y = drawText(pdf, 'Solicitare de completare', {
    ...box,
    y,
    maxHeight: 26,
    size: 18,
    bold: true,
    role: 'H1',
  })
  y = drawText(pdf, `la cererea nr. ${paper} · ${request.doc_type}`, {
    ...box,
    y: y + 4,
    maxHeight: 30,
    size: 11,
  })
  const until = `Până la ${formatDate(request.until_on)} vă rugăm să ne trimiteți:`
  y = drawText(pdf, until, { ...box, y: y + 14, maxHeight: 18, size: 12, bold: true })
  y = drawItems(pdf, sheet, y + 8)
  if (request.message !== '')
    y = drawText(pdf, request.message, { ...box, y: y + 4, maxHeight: 110, size: 10.5 })
  const by = [request.asked_by_name, request.group_name].filter(Boolean).join(', ')
  y = drawText(pdf, `V-o cere ${by}, la ${formatDate(request.asked_at.slice(0, 10))}.`, {
    ...box,
    y: y + 8,
    maxHeight: 28,
    size: 10,
    color: MUTED,
  })
  drawWay(pdf, sheet, y + 20)
  return finishPdf(pdf)
}
