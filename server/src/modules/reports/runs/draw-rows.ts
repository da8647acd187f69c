import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { openTable } from '../../../platform/pdf/open-table.ts'
import { reportTexts as texts } from './report-texts.ts'

/** What stands at the head of a printed report. */
export type ReportHead = {
  institution: { name: string; address: string }
  title: string
  of: string
  made: string
  madeAt: string
  language: Language
}
export type PrintedRows = ReportHead & {
  kind: 'rows'
  columns: readonly { label: string; width: number }[]
  rows: readonly (readonly string[])[]
  part: number
  parts: number
}

const PAGE = { left: 24, width: 794, top: 44, bottom: 560 }
const LETTERS = 7.5
const MUTED = '#4a5565'

function decoration({ doc }: Pdf, text: string, y: number, align: 'left' | 'right'): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(7).fillColor(MUTED)
  doc.text(text, PAGE.left, y, { width: PAGE.width, height: 10, align, ellipsis: '…' })
  doc.endMarkedContent()
}

/** A list of rows on A4 on its side, with the head of the institution. */
export async function drawRows(printed: PrintedRows): Promise<Buffer> {
  const { institution, title, of, made, madeAt, language, columns, rows, part, parts } = printed
  const pdf = await createPdf({
    title: `${title} · ${of}`,
    author: institution.name,
    language,
    createdAt: new Date(madeAt),
    layout: 'landscape',
  })
  let page = 1
  const furniture = (): void => {
    if (page > 1) decoration(pdf, `${institution.name} · ${title} · ${of}`, 24, 'left')
    decoration(pdf, made, 570, 'left')
    const places = [
      ...(parts > 1 ? [fill(texts.part[language], { part, parts })] : []),
      fill(texts.page[language], { page }),
    ]
    decoration(pdf, places.join(' · '), 570, 'right')
  }
  furniture()
  const box = { x: PAGE.left, width: PAGE.width }
  let y = drawText(pdf, institution.name, { ...box, y: 28, maxHeight: 16, size: 10, bold: true })
  y = drawText(pdf, institution.address, { ...box, y: y + 2, maxHeight: 12, size: 8, color: MUTED })
  y = drawText(pdf, title, { ...box, y: y + 10, maxHeight: 22, size: 15, bold: true, role: 'H1' })
  y = drawText(pdf, of, { ...box, y: y + 2, maxHeight: 14, size: 9.5, color: MUTED })
  if (rows.length === 0) drawText(pdf, texts.empty[language], { ...box, y: y + 16, maxHeight: 14, size: 10 })
  else {
    // The table begins on the first page, below its head.
    let first = true
    const table = openTable(pdf, {
      columns,
      x: PAGE.left,
      top: PAGE.top,
      bottom: PAGE.bottom,
      size: LETTERS,
      start: y + 12,
      onPage: () => {
        if (!first) return next()
        first = false
      },
    })
    for (const cells of rows) table.row({ cells })
    table.end()
  }
  return finishPdf(pdf)

  function next(): void {
    pdf.doc.addPage()
    page++
    furniture()
  }
}
