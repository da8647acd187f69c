import { setImmediate as breathe } from 'node:timers/promises'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { addPage, createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawFrame, drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawPicture } from '../../../platform/pdf/draw-picture.ts'
import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { drawRow, drawTableHead } from './draw-rows.ts'
import { FIRST_TOP, NEXT_TOP, PAGE, rowsOnPages } from './lay-out-sheet.ts'
import type { SheetData } from './sheet-data.ts'
import { documentsText, sheetTexts as texts } from './sheet-texts.ts'

const MUTED = '#4a5565'
const ALARM = '#8a1c1c'
const { left: LEFT, width: WIDTH } = PAGE
const HALF = (WIDTH - 14) / 2

type Options = {
  language: Language
  createdAt: Date
  /** The institution’s coat of arms or logo, PNG. */
  picture: Buffer | undefined
  compress?: boolean
}

function drawHead(pdf: Pdf, { institution, from }: SheetData, picture: Buffer | undefined): void {
  if (picture) drawPicture(pdf, picture, { x: LEFT, y: 36, width: 34, height: 38 })
  const x = picture ? LEFT + 42 : LEFT
  const below = drawText(pdf, institution.name, { x, y: 40, width: 260, maxHeight: 28, size: 11, bold: true })
  drawText(pdf, from.group, { x, y: below + 1, width: 260, maxHeight: 12, size: 9, color: MUTED })
  const contacts = [institution.phone, institution.email].filter((text) => text !== '').join(' · ')
  const place = {
    x: LEFT + WIDTH - 230,
    width: 230,
    maxHeight: 22,
    size: 8,
    align: 'right',
    color: MUTED,
  } as const
  const under = drawText(pdf, institution.address, { ...place, y: 42 })
  drawText(pdf, contacts, { ...place, y: under + 2 })
  drawRule(pdf, LEFT, 82, WIDTH)
}

function drawTitle(pdf: Pdf, data: SheetData, language: Language): void {
  const place = { x: LEFT, width: WIDTH, align: 'center' } as const
  drawText(pdf, texts.title[language], { ...place, y: 94, maxHeight: 20, size: 14, bold: true, role: 'H1' })
  const line =
    data.status === 'draft'
      ? texts.draft[language]
      : `${texts.number[language]} ${data.number} ${texts.of[language]} ${data.sentOn}, ${texts.at[language]} ${data.sentTime}`
  drawText(pdf, line, { ...place, y: 114, maxHeight: 16, size: 10.5 })
  if (data.status === 'annulled')
    drawText(pdf, texts.annulled[language], {
      ...place,
      y: 128,
      maxHeight: 16,
      size: 12,
      bold: true,
      color: ALARM,
    })
}

function drawParties(pdf: Pdf, { from, to }: SheetData, language: Language): void {
  const parties = [
    { x: LEFT, label: texts.gives[language], group: from.group, person: from.person },
    {
      x: LEFT + HALF + 14,
      label: texts.takes[language],
      group: to.group,
      person: to.person || texts.anybody[language],
    },
  ]
  for (const { x, label, group, person } of parties) {
    drawFrame(pdf, { x, y: 146, width: HALF, height: 58 })
    const place = { x: x + 10, width: HALF - 20 }
    drawText(pdf, label, { ...place, y: 152, maxHeight: 10, size: 8, color: MUTED })
    const below = drawText(pdf, group, { ...place, y: 164, maxHeight: 24, size: 10, bold: true })
    drawText(pdf, person, { ...place, y: below + 1, maxHeight: 12, size: 9 })
  }
}

function drawSignatures(pdf: Pdf, data: SheetData, top: number, language: Language): void {
  const when = data.sentOn === '' ? '' : `${data.sentOn}, ${data.sentTime}`
  const count = documentsText(data.rows.length, language)
  const sides = [
    { x: LEFT, title: texts.given[language], values: [data.from.person, when, ''] },
    {
      x: LEFT + HALF + 14,
      title: `${texts.taken[language]} ____ ${texts.of[language]} ${count}`,
      values: ['', '', ''],
    },
  ]
  for (const { x, title, values } of sides) {
    drawText(pdf, title, { x, y: top, width: HALF, maxHeight: 14, size: 10, bold: true, role: 'H2' })
    for (const [n, label] of [texts.name, texts.when, texts.signature].entries()) {
      const y = top + 22 + n * 24
      drawText(pdf, label[language], { x, y, width: 62, maxHeight: 12, size: 9, color: MUTED })
      drawText(pdf, values[n] ?? '', { x: x + 66, y, width: HALF - 66, maxHeight: 12, size: 9 })
      drawRule(pdf, x + 62, y + 13, HALF - 62)
    }
  }
  const y = top + 100
  drawText(pdf, texts.remarks[language], { x: LEFT, y, width: WIDTH, maxHeight: 12, size: 8, color: MUTED })
  for (const n of [1, 2]) drawRule(pdf, LEFT, y + 10 + n * 20, WIDTH)
}

function drawTotal(pdf: Pdf, { rows }: SheetData, top: number, language: Language): number {
  const pages = rows.reduce((sum, row) => sum + row.pages, 0)
  const annexes = rows.reduce((sum, row) => sum + row.annexes, 0)
  const place = { y: top + 5, maxHeight: 14, size: 9, bold: true } as const
  drawText(pdf, `${texts.total[language]}: ${documentsText(rows.length, language)}`, {
    ...place,
    x: LEFT + 5,
    width: 300,
  })
  drawText(pdf, String(pages), { ...place, x: LEFT + 363, width: 34, align: 'center' })
  drawText(pdf, String(annexes), { ...place, x: LEFT + 397, width: 40, align: 'center' })
  drawRule(pdf, LEFT, top + 22, WIDTH)
  return top + 22
}

function drawFooter(
  pdf: Pdf,
  data: SheetData,
  { page, pages, language }: { page: number; pages: number; language: Language },
): void {
  drawRule(pdf, LEFT, PAGE.footer - 4, WIDTH)
  const place = { x: LEFT + 50, width: WIDTH - 50, size: 7.5, color: MUTED }
  if (data.status !== 'draft')
    drawQr(pdf, data.code, { x: LEFT, y: PAGE.footer, size: 44, alt: texts.sheetAlt[language] })
  const below = drawText(pdf, texts.scan[language], { ...place, y: PAGE.footer + 5, maxHeight: 22 })
  const counted = fill(texts.page[language], { page, pages })
  drawText(pdf, [data.number, counted].filter((text) => text !== '').join(' · '), {
    ...place,
    y: below + 2,
    maxHeight: 10,
  })
}

/** A transfer sheet as PDF on A4, to be signed by both sides; later it shows what was refused. */
export async function renderSheet(data: SheetData, options: Options): Promise<Buffer> {
  const { language, createdAt, picture, compress } = options
  const pdf = await createPdf({
    title: `${texts.title[language]} ${data.number}`.trim(),
    author: data.institution.name,
    language,
    createdAt,
    ...(compress !== undefined && { compress }),
  })
  const layout = rowsOnPages(data.rows.length)
  let n = 0
  for (const [page, count] of layout.entries()) {
    if (page > 0) addPage(pdf)
    else {
      drawHead(pdf, data, picture)
      drawTitle(pdf, data, language)
      drawParties(pdf, data, language)
    }
    let y = page === 0 ? FIRST_TOP : NEXT_TOP
    if (count > 0) y = drawTableHead(pdf, y, language)
    for (const row of data.rows.slice(n, n + count)) {
      n += 1
      y = drawRow(pdf, row, { n, top: y }, language)
    }
    if (page === layout.length - 1)
      drawSignatures(pdf, data, drawTotal(pdf, data, y, language) + 14, language)
    drawFooter(pdf, data, { page: page + 1, pages: layout.length, language })
    await breathe()
  }
  return finishPdf(pdf)
}
