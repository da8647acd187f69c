import { letterMeasure } from '@hdoc/contract/printing/label/letter-measure.ts'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { letterWidths } from './letter-widths.ts'
import { pdfFonts } from './pdf-fonts.ts'

test('a text measured by its letters is as wide as it is printed', async () => {
  const texts = ['Comuna Dealu Florilor', 'Registru general de intrare-ieșire', 'Tăvălugeanu Avram Vasile']
  const widths = await letterWidths(texts)
  const fonts = await pdfFonts()
  const doc = new PDFDocument()
  for (const kind of ['regular', 'bold'] as const)
    for (const text of [...texts, 'Registru general', 'de intrare-…'])
      expect(letterMeasure(widths[kind])(text), `${kind} ${text}`).toBeCloseTo(
        doc.font(fonts[kind]).fontSize(1).widthOfString(text),
        2,
      )
})
