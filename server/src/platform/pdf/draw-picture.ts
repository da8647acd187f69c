import type { Pdf } from './create-pdf.ts'

export type PicturePlace = { x: number; y: number; width: number; height: number }

/** A PNG or JPEG as large as the place allows, at its left; decoration only: what it means stands beside it as text. */
export function drawPicture({ doc }: Pdf, bytes: Buffer, { x, y, width, height }: PicturePlace): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.image(bytes, x, y, { fit: [width, height], valign: 'center' })
  doc.endMarkedContent()
}
