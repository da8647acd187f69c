import type { LetterWidths } from '@hdoc/contract/printing/label/letter-measure.ts'
import PDFDocument from 'pdfkit'
import { pdfFonts } from './pdf-fonts.ts'

/**
 * The widths of the letters of some texts in the printed fonts, per point of font size, and the kerning of
 * their pairs. With them a page in the browser measures text as the printing does.
 */
export async function letterWidths(
  texts: readonly string[],
): Promise<{ regular: LetterWidths; bold: LetterWidths }> {
  const fonts = await pdfFonts()
  const doc = new PDFDocument()
  const measured = (font: Buffer): LetterWidths => {
    doc.font(font).fontSize(1)
    const widths = new Map<string, number>()
    for (const text of texts) {
      const letters = [...text]
      for (const letter of [...letters, '…'])
        if (!widths.has(letter)) widths.set(letter, doc.widthOfString(letter))
      for (const [at, letter] of letters.slice(1).entries()) {
        const pair = `${letters[at]}${letter}`
        const apart = (widths.get(letters[at] ?? '') ?? 0) + (widths.get(letter) ?? 0)
        const kerning = doc.widthOfString(pair) - apart
        if (Math.abs(kerning) > 1e-6) widths.set(pair, kerning)
      }
    }
    return Object.fromEntries(widths)
  }
  return { regular: measured(fonts.regular), bold: measured(fonts.bold) }
}
