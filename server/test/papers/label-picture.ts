import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { create } from 'qrcode'

/** The QR code of a document's label: modules of a side, and which of them are dark, row by row. */
export function labelPicture(institutionId: number, documentId: number): { side: number; dark: number[] } {
  const { size, data } = create(labelPayload({ institutionId, documentId })).modules
  return { side: size, dark: Array.from(data, Number) }
}
