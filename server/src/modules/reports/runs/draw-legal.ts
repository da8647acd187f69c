import { gapSentence, type LegalGap, type LegalLine } from '@hdoc/contract/reports/reports.ts'
import { createPdf, finishPdf } from '../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { openTable } from '../../../platform/pdf/open-table.ts'
import { partThatFits } from '../../../platform/pdf/part-that-fits.ts'
import type { ReportHead } from './draw-rows.ts'
import { reportTexts as texts } from './report-texts.ts'

export type PrintedLegal = ReportHead & {
  kind: 'legal'
  law: string
  lines: readonly LegalLine[]
  gaps: readonly LegalGap[]
  remarks: string
}

const PAGE = { x: 48, width: 499, top: 48, bottom: 780 }
const MUTED = '#4a5565'
const PLACE_TO_SIGN = 110

/** A report of the law on upright A4, with law and article beside each line, and places for the signatures. */
export async function drawLegal(printed: PrintedLegal): Promise<Buffer> {
  const { institution, title, of, made, madeAt, language, law, lines, gaps, remarks } = printed
  const pdf = await createPdf({
    title: `${title} · ${of}`,
    author: institution.name,
    language,
    createdAt: new Date(madeAt),
  })
  const box = { x: PAGE.x, width: PAGE.width }
  const addPage = (): number => {
    pdf.doc.addPage()
    return PAGE.top
  }
  let y = drawText(pdf, institution.name, { ...box, y: 40, maxHeight: 30, size: 12, bold: true })
  y = drawText(pdf, institution.address, { ...box, y: y + 2, maxHeight: 24, size: 8.5, color: MUTED })
  y = drawText(pdf, title, {
    ...box,
    y: y + 26,
    maxHeight: 44,
    size: 17,
    bold: true,
    align: 'center',
    role: 'H1',
  })
  y = drawText(pdf, [of, law].join(' · '), { ...box, y: y + 4, maxHeight: 28, size: 10, align: 'center' })

  let isFirst = true
  const table = openTable(pdf, {
    columns: [
      { label: texts.line[language], width: 259 },
      { label: texts.law[language], width: 180 },
      { label: texts.value[language], width: 60 },
    ],
    x: PAGE.x,
    top: PAGE.top,
    bottom: PAGE.bottom,
    start: y + 16,
    size: 8.5,
    onPage: () => {
      if (isFirst) isFirst = false
      else addPage()
    },
  })
  let section = ''
  for (const line of lines) {
    if (line.section !== section) {
      section = line.section
      table.row({ cells: [section, '', ''], bold: true })
    }
    table.row({ cells: [line.depth === 0 ? line.label : `– ${line.label}`, line.law, String(line.value)] })
  }
  y = table.end()

  const heading = (text: string): void => {
    if (y + 100 > PAGE.bottom) y = addPage()
    y = drawText(pdf, text, { ...box, y: y + 14, maxHeight: 26, size: 10.5, bold: true, role: 'H2' })
  }
  // Remarks may be longer than a page: what does not fit goes on at the top of the next one.
  const paragraph = (text: string): void => {
    for (let rest = text; rest !== ''; ) {
      if (y + 60 > PAGE.bottom) y = addPage()
      const found = partThatFits(pdf, rest, { width: box.width, size: 9, height: PAGE.bottom - y - 4 })
      y = drawText(pdf, found.part, { ...box, y: y + 4, maxHeight: PAGE.bottom - y, size: 9 })
      rest = found.rest
    }
  }
  if (remarks !== '') {
    heading(texts.remarks[language])
    for (const part of remarks.split('\n')) if (part.trim() !== '') paragraph(part.trim())
  }
  if (gaps.length > 0) {
    heading(texts.gaps[language])
    for (const gap of gaps) paragraph(`– ${gapSentence(gap, language)}`)
  }
  if (y + PLACE_TO_SIGN > PAGE.bottom) y = addPage()
  const half = PAGE.width / 2
  for (const [n, who] of [texts.made_by, texts.head].entries()) {
    const at = { x: PAGE.x + n * half, width: half - 20, align: 'center' as const }
    drawText(pdf, who[language], { ...at, y: y + 26, maxHeight: 14, size: 9.5 })
    drawRule(pdf, at.x + 20, y + 78, at.width - 40)
    drawText(pdf, texts.signed_on[language], { ...at, y: y + 84, maxHeight: 14, size: 8.5, color: MUTED })
  }
  drawText(pdf, made, { ...box, y: 808, maxHeight: 12, size: 7.5, color: MUTED })
  return finishPdf(pdf)
}
