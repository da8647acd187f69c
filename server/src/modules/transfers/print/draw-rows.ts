import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawFrame, drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { HEAD_HEIGHT, PAGE, ROW_HEIGHT } from './lay-out-sheet.ts'
import type { PrintedRow } from './sheet-data.ts'
import { sheetTexts as texts } from './sheet-texts.ts'

const MUTED = '#4a5565'
const ALARM = '#8a1c1c'
const PADDING = 5
const BOX = 7

const columns = {
  position: 26,
  code: 56,
  document: 86,
  content: 195,
  pages: 34,
  annexes: 40,
  received: 74,
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

/** Where a column begins. */
const leftOf = (name: Column): number =>
  names.slice(0, names.indexOf(name)).reduce<number>((x, one) => x + columns[one], PAGE.left)

const cell = (name: Column, y: number) => ({
  x: leftOf(name) + PADDING,
  y,
  width: columns[name] - 2 * PADDING,
})

/** Draws the head of the table; gives the y below it. */
export function drawTableHead(pdf: Pdf, top: number, language: Language): number {
  drawRule(pdf, PAGE.left, top, PAGE.width)
  for (const name of names)
    drawText(pdf, texts[name][language], {
      ...cell(name, top + 4),
      maxHeight: HEAD_HEIGHT - 6,
      size: 8,
      bold: true,
      align: name === 'content' || name === 'document' ? 'left' : 'center',
    })
  drawRule(pdf, PAGE.left, top + HEAD_HEIGHT, PAGE.width)
  return top + HEAD_HEIGHT
}

/** What the receiver ticks; once answered, what the answer was. */
function drawAnswer(pdf: Pdf, row: PrintedRow, top: number, language: Language): void {
  const place = cell('received', top + 6)
  if (row.status === 'prepared' || row.status === 'sent') {
    for (const [n, text] of [texts.yes, texts.no].entries()) {
      const y = place.y + n * 18
      drawFrame(pdf, { x: place.x, y, width: BOX + 2, height: BOX + 2 })
      drawText(pdf, text[language], { x: place.x + BOX + 7, y, width: 40, maxHeight: 12, size: 8 })
    }
    return
  }
  const isRefused = row.status === 'refused'
  const color = isRefused ? ALARM : '#1b232e'
  const below = drawText(pdf, row.statusName, { ...place, maxHeight: 12, size: 8.5, bold: true, color })
  drawText(pdf, [row.answered, row.reason].filter((text) => text !== '').join('\n'), {
    ...place,
    y: below + 1,
    maxHeight: ROW_HEIGHT - 20,
    size: 6.5,
    color: isRefused ? ALARM : MUTED,
  })
}

/** Draws one document of the sheet; gives the y below it. */
export function drawRow(
  pdf: Pdf,
  row: PrintedRow,
  place: { n: number; top: number },
  language: Language,
): number {
  const { n, top } = place
  const size = ROW_HEIGHT - 6
  const struck = row.status === 'refused' || row.status === 'withdrawn'
  const color = struck ? MUTED : '#1b232e'
  drawText(pdf, String(n), { ...cell('position', top + 20), maxHeight: 12, size: 9, align: 'center' })
  drawQr(pdf, row.code, { x: leftOf('code') + 3, y: top + 3, size, alt: texts.rowAlt[language] })
  const under = drawText(pdf, row.number, {
    ...cell('document', top + 6),
    maxHeight: 24,
    size: 9.5,
    bold: true,
    color,
  })
  drawText(pdf, formatDate(row.registeredOn), {
    ...cell('document', under + 2),
    maxHeight: 12,
    size: 8.5,
    color: MUTED,
  })
  let y = drawText(pdf, row.issuer, {
    ...cell('content', top + 5),
    maxHeight: 12,
    size: 9,
    bold: true,
    color,
  })
  y = drawText(pdf, row.subject, { ...cell('content', y + 1), maxHeight: 22, size: 8.5, color })
  if (row.inCase !== '')
    drawText(pdf, `${texts.workcase[language]} ${row.inCase}`, {
      ...cell('content', y + 1),
      maxHeight: 10,
      size: 7.5,
      color: MUTED,
    })
  for (const name of ['pages', 'annexes'] as const)
    drawText(pdf, String(row[name]), { ...cell(name, top + 20), maxHeight: 12, size: 9, align: 'center' })
  drawAnswer(pdf, row, top, language)
  drawRule(pdf, PAGE.left, top + ROW_HEIGHT, PAGE.width)
  return top + ROW_HEIGHT
}
