import { fill } from '@hdoc/contract/texts/languages.ts'
import { createPdf, finishPdf } from '../../../platform/pdf/create-pdf.ts'
import { openTable } from '../../../platform/pdf/open-table.ts'
import { bookColumns, bookTexts as texts } from './book-texts.ts'
import { cellsOf, isStruck } from './cells-of.ts'
import { closingMinute } from './closing-minute.ts'
import { drawCover, drawFurniture, drawMinute, PAGE } from './draw-pages.ts'
import type { BookLine } from './queries/lines.ts'
import { type BookFrame, registerTitle, type SnapshotBook } from './volume-facts.ts'

const LETTERS = 6.5
const NUMBER_CELL = 1

/** The volume as PDF, and how many pages it has. The same lines give the same bytes. */
export async function renderVolume(
  book: SnapshotBook,
  frame: BookFrame,
  volume: number,
  lines: readonly BookLine[],
  options: { compress?: boolean } = {},
): Promise<{ bytes: Buffer; pages: number }> {
  const lang = book.language
  const pdf = await createPdf({
    title: `${registerTitle(frame, lang)} · ${fill(texts.volume[lang], { volume, volumes: book.volumes })}`,
    author: frame.institution.name,
    language: lang,
    createdAt: new Date(book.snapshot_at),
    layout: 'landscape',
    ...options,
  })
  let page = 1
  const addPage = (): void => {
    pdf.doc.addPage()
    page++
    drawFurniture(pdf, book, frame, volume, page)
  }
  const numbers = { first: lines[0]?.number ?? '', last: lines.at(-1)?.number ?? '' }
  drawFurniture(pdf, book, frame, volume, page)
  drawCover(pdf, book, frame, volume, numbers)
  if (lines.length > 0) {
    const columns = bookColumns.map(({ width, label }) => ({ width, label: label[lang] }))
    const { left: x, top, bottom } = PAGE
    const table = openTable(pdf, { columns, x, top, bottom, size: LETTERS, onPage: addPage })
    for (const line of lines) {
      const struck = isStruck(line)
      table.row({ cells: cellsOf(line, lang), muted: struck, ...(struck && { struck: [NUMBER_CELL] }) })
    }
    table.end()
  }
  if (volume === book.volumes) {
    const own = {
      volume,
      first_number: numbers.first,
      last_number: numbers.last,
      lines: lines.length,
      pages: page + 1,
      size: 0,
    }
    drawMinute(pdf, closingMinute(book, frame, [...book.ready, own]), lang, addPage)
  }
  return { bytes: await finishPdf(pdf), pages: page }
}
