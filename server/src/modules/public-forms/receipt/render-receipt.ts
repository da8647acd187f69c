import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { readCrest } from '../../documents/index.ts'
import { inFileName } from '../../printing/index.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { ReceiptParts } from './gather-receipt.ts'

/** Draws a receipt, outside any transaction. */
export async function renderReceipt(
  files: FileStore,
  parts: ReceiptParts,
): Promise<{ name: string; bytes: Buffer }> {
  const bytes = await drawReceipt({ ...parts, picture: await readCrest(files, parts.crest) })
  const stem = parts.language === 'ro' ? 'dovada' : 'receipt'
  return { name: parts.number === '' ? `${stem}.pdf` : `${stem}-${inFileName(parts.number)}.pdf`, bytes }
}
