import type { Pdf } from './create-pdf.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Marks drawn lines as decoration, so that screen readers pass over them. */
function decorate({ doc }: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export function drawFrame(pdf: Pdf, { x, y, width, height }: Box): void {
  decorate(pdf, () => pdf.doc.roundedRect(x, y, width, height, 4).lineWidth(0.8).stroke('#8a94a3'))
}

export function drawRule(pdf: Pdf, x: number, y: number, width: number): void {
  decorate(pdf, () =>
    pdf.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke('#c3cad3'),
  )
}

/** Draws a dashed line across the page, where the paper is folded or cut. */
export function drawCutLine(pdf: Pdf, y: number): void {
  const { width } = pdf.doc.page
  decorate(pdf, () =>
    pdf.doc.moveTo(0, y).lineTo(width, y).dash(3, { space: 4 }).lineWidth(0.5).stroke('#aab2bd'),
  )
}
