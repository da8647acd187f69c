import { fitLine, HAIR_MM } from '@hdoc/contract/printing/label/fit.ts'
import { labelLayout } from '@hdoc/contract/printing/label/layout.ts'
import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Pdf } from '../../platform/pdf/create-pdf.ts'
import { code128Bars, drawCode128 } from '../../platform/pdf/draw-code128.ts'
import { drawQr } from '../../platform/pdf/draw-qr.ts'
import { drawText } from '../../platform/pdf/draw-text.ts'
import type { LabelData } from './label-data.ts'

export const POINTS_PER_MM = 72 / 25.4
const alt = {
  qr: { ro: 'Cod QR al documentului', en: 'QR code of the document' },
  bars: { ro: 'Cod de bare al documentului', en: 'Bar code of the document' },
} as const
/** Draws one label with its upper left corner at a place of the page, in points. */
export function drawLabel(
  pdf: Pdf,
  data: LabelData,
  { size, at, language }: { size: LabelSize; at: { x: number; y: number }; language: Language },
): void {
  const { qr, bars, lines } = labelLayout(size, code128Bars(data.payload).modules)
  const place = (box: { x: number; y: number; width: number; height: number }) => ({
    x: at.x + box.x * POINTS_PER_MM,
    y: at.y + box.y * POINTS_PER_MM,
    width: box.width * POINTS_PER_MM,
    height: box.height * POINTS_PER_MM,
  })
  for (const line of lines) {
    const text = data.lines[line.part]
    if (text === '') continue
    const bold = line.part === 'number' || line.part === 'institution'
    const box = place(line)
    const font = pdf.doc.font(bold ? 'bold' : 'regular').fontSize(1)
    const fitted = fitLine(line, text, (part) => font.widthOfString(part))
    drawText(pdf, fitted.text, {
      x: box.x,
      y: box.y,
      width: box.width + HAIR_MM * POINTS_PER_MM,
      maxHeight: box.height,
      size: fitted.size * POINTS_PER_MM,
      bold,
      color: '#000000',
      ...(line.part === 'number' && { role: 'H1' }),
    })
  }
  if (bars) drawCode128(pdf, data.payload, { ...place(bars), alt: alt.bars[language] })
  if (qr) {
    const { x, y, width } = place(qr)
    drawQr(pdf, data.payload, { x, y, size: width, alt: alt.qr[language] })
  }
}
