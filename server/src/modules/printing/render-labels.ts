import { setImmediate as breathe } from 'node:timers/promises'
import { A4_MM, type LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { addPage, createPdf, finishPdf } from '../../platform/pdf/create-pdf.ts'
import { drawLabel, POINTS_PER_MM } from './draw-label.ts'
import type { LabelData } from './label-data.ts'

/** How many labels are drawn before other work of the process gets its turn. */
const AT_ONCE = 2

type Place = { page: number; x: number; y: number }

/** Where the n-th label stands, in millimetres; on a sheet the first `start - 1` places are empty already. */
export function placeOfLabel(size: LabelSize, n: number, start: number): Place {
  if (size.sheet === null) return { page: n, x: 0, y: 0 }
  const { columns, rows, left_mm, top_mm, gap_x_mm, gap_y_mm } = size.sheet
  const at = n + start - 1
  const onPage = at % (columns * rows)
  return {
    page: Math.floor(at / (columns * rows)),
    x: left_mm + (onPage % columns) * (size.width_mm + gap_x_mm),
    y: top_mm + Math.floor(onPage / columns) * (size.height_mm + gap_y_mm),
  }
}

type Options = {
  size: LabelSize
  /** First free place of the first sheet, from 1; without meaning for a roll. */
  start: number
  language: Language
  title: string
  author: string
  createdAt: Date
  compress?: boolean
}

/** Labels as a PDF: a page for each, as large as the label, or A4 sheets. */
export async function renderLabels(labels: readonly LabelData[], options: Options): Promise<Buffer> {
  const { size, start, ...document } = options
  const wide = size.sheet === null ? size.width_mm : A4_MM.width
  const high = size.sheet === null ? size.height_mm : A4_MM.height
  const page = { width: wide * POINTS_PER_MM, height: high * POINTS_PER_MM }
  const pdf = await createPdf({ ...document, page })
  let drawn = 0
  for (const [n, label] of labels.entries()) {
    const place = placeOfLabel(size, n, start)
    if (place.page > drawn) {
      addPage(pdf, page)
      drawn = place.page
    }
    const at = { x: place.x * POINTS_PER_MM, y: place.y * POINTS_PER_MM }
    drawLabel(pdf, label, { size, at, language: options.language })
    if (n % AT_ONCE === AT_ONCE - 1) await breathe()
  }
  return finishPdf(pdf)
}
