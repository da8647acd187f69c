import { fill } from '@hdoc/contract/texts/languages.ts'
import type { Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { bookTexts as texts } from './book-texts.ts'
import type { Minute } from './closing-minute.ts'
import {
  type BookFrame,
  holdsText,
  madeText,
  maskedText,
  periodText,
  registerTitle,
  type SnapshotBook,
} from './volume-facts.ts'

/** A4 on its side, in points. */
export const PAGE = { left: 24, width: 794, top: 44, bottom: 560, height: 595 }
const COVER = { x: 120, width: 602 }
const MUTED = '#4a5565'

/** Draws one line outside the content, which screen readers skip. */
function decoration({ doc }: Pdf, text: string, y: number, align: 'left' | 'right'): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(7).fillColor(MUTED)
  doc.text(text, PAGE.left, y, { width: PAGE.width, height: 10, align, ellipsis: '…' })
  doc.endMarkedContent()
}

/** Draws what stands around the content of every page: whose register it is, which volume and which page. */
export function drawFurniture(
  pdf: Pdf,
  book: SnapshotBook,
  frame: BookFrame,
  volume: number,
  page: number,
): void {
  const { institution, register } = frame
  if (page > 1) {
    decoration(pdf, `${institution.name} · ${register.name} (${register.code})`, 24, 'left')
    decoration(pdf, periodText(book), 24, 'right')
  }
  decoration(pdf, madeText(book), 570, 'left')
  const place = fill(texts.page[book.language], { volume, volumes: book.volumes, page })
  decoration(pdf, place, 570, 'right')
}

export function drawCover(
  pdf: Pdf,
  book: SnapshotBook,
  frame: BookFrame,
  volume: number,
  numbers: { first: string; last: string },
): void {
  const { institution, register } = frame
  const lang = book.language
  const box = { ...COVER, align: 'center' as const }
  let y = drawText(pdf, institution.name, { ...box, y: 90, maxHeight: 40, size: 15, bold: true })
  y = drawText(pdf, institution.address, { ...box, y: y + 4, maxHeight: 24, size: 9, color: MUTED })
  drawRule(pdf, COVER.x, y + 18, COVER.width)
  y = drawText(pdf, registerTitle(frame, lang), {
    ...box,
    y: y + 48,
    maxHeight: 70,
    size: 24,
    bold: true,
    role: 'H1',
  })
  y = drawText(pdf, `${register.name} (${register.code})`, { ...box, y: y + 10, maxHeight: 44, size: 14 })
  y = drawText(pdf, periodText(book), { ...box, y: y + 14, maxHeight: 20, size: 13 })
  y = drawText(pdf, fill(texts.volume[lang], { volume, volumes: book.volumes }), {
    ...box,
    y: y + 26,
    maxHeight: 24,
    size: 17,
    bold: true,
    role: 'H2',
  })
  y = drawText(pdf, holdsText(book, volume, numbers), { ...box, y: y + 8, maxHeight: 30, size: 10 })
  y = drawText(pdf, maskedText(book), { ...box, y: y + 14, maxHeight: 30, size: 9, color: MUTED })
  drawText(pdf, texts.law[lang], { ...box, y: 530, maxHeight: 28, size: 7.5, color: MUTED })
}

/**
 * Draws the minute with the places of the signatures. `addPage` begins its page, and another when it grows
 * beyond one.
 */
export function drawMinute(
  pdf: Pdf,
  minute: Minute,
  lang: SnapshotBook['language'],
  addPage: () => void,
): void {
  const box = { x: COVER.x, width: COVER.width }
  addPage()
  let y = drawText(pdf, minute.title, {
    ...box,
    y: 70,
    maxHeight: 40,
    size: 16,
    bold: true,
    align: 'center',
    role: 'H1',
  })
  y += 12
  for (const paragraph of [...minute.paragraphs, minute.law]) {
    if (y > PAGE.bottom - 40) {
      addPage()
      y = PAGE.top
    }
    y = drawText(pdf, paragraph, { ...box, y, maxHeight: PAGE.bottom - y, size: 9 }) + 5
  }
  if (y > PAGE.bottom - 90) {
    addPage()
    y = PAGE.top
  }
  const third = COVER.width / 3
  for (const [n, who] of [texts.made_by, texts.secretary, texts.head].entries()) {
    const at = { x: COVER.x + n * third, width: third - 16, align: 'center' as const }
    drawText(pdf, who[lang], { ...at, y: y + 18, maxHeight: 14, size: 9 })
    drawRule(pdf, at.x + 16, y + 66, at.width - 32)
  }
  drawText(pdf, texts.stamp[lang], {
    ...box,
    y: y + 74,
    maxHeight: 12,
    size: 8,
    color: MUTED,
    align: 'right',
  })
}
