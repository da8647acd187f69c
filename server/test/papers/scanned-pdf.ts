import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { toBuffer as drawBarcode } from 'bwip-js/node'
import PDFDocument from 'pdfkit'
import { toBuffer as drawQr } from 'qrcode'

/** The documents whose labels a sheet bears. */
export type Sheet = readonly { institutionId: number; documentId: number }[]

/** Makes a PDF with one page for each sheet: some text and the labels. Each label has both of its codes. */
export async function scannedPdf(sheets: readonly Sheet[], mark = ''): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve))
  for (const sheet of sheets) {
    pdf.addPage().text(`Cerere ${mark} `.repeat(60))
    for (const [at, label] of sheet.entries()) {
      const text = labelPayload(label)
      pdf.image(await drawBarcode({ bcid: 'code128', text, scale: 3, height: 8 }), 60, 300 + at * 120, {
        width: 150,
      })
      pdf.image(await drawQr(text, { scale: 4 }), 320, 290 + at * 120, { width: 60 })
    }
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
