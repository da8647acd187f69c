import type { Pdf } from './create-pdf.ts'

export type PicturePlace = { x: number; y: number; width: number; height: number }

/**
 * Draws a PNG or JPEG as large as the place (points) allows, at its left. It is marked as decoration, because
 * its meaning stands beside it as text.
 */
export function drawPicture({ doc }: Pdf, bytes: Buffer, { x, y, width, height }: PicturePlace): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.image(bytes, x, y, { fit: [width, height], valign: 'center' })
  doc.endMarkedContent()
}
