import { create } from 'qrcode'

/** Dark modules of a QR code, row by row: '1' = dark. A page draws them itself. */
export function qrRows(content: string): string[] {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (data[row * size + column] ? '1' : '0')).join(''),
  )
}
