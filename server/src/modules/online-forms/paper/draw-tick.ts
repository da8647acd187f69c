import type { Pdf } from '../../../platform/pdf/create-pdf.ts'

const SIZE = 10

/** The box of a statement, with its tick. Decoration: the text beside it says the same. */
export function drawTick({ doc }: Pdf, { x, y, ticked }: { x: number; y: number; ticked: boolean }): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  doc.rect(x, y, SIZE, SIZE).lineWidth(0.8).stroke('#1b232e')
  if (ticked)
    doc
      .moveTo(x + 2, y + 5)
      .lineTo(x + 4.4, y + 7.6)
      .lineTo(x + 8.2, y + 2.4)
      .lineWidth(1.4)
      .stroke('#1b232e')
  doc.restore()
  doc.endMarkedContent()
}
