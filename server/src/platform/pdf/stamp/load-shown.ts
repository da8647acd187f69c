import { PDFDocument } from '@cantoo/pdf-lib'
import { layAnew } from '../../signatures/pdf/lay-anew.ts'
import { PdfError } from '../../signatures/pdf/objects.ts'
import type { StampRefusal } from './stamp-order.ts'

export type Loaded = { ok: true; document: PDFDocument } | { ok: false; reason: StampRefusal }

const REASONS = { encrypted: 'encrypted', damaged: 'unreadable', too_large: 'too_heavy' } as const

/**
 * Loads a PDF to draw on it. The library takes the last object of a number in the order of the file, while browsers follow
 * the tables: without more, somebody could look at one paper and sign another. So it gets the file as the tables tell it.
 */
export async function loadShown(bytes: Uint8Array): Promise<Loaded> {
  try {
    const shown = layAnew(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return { ok: true, document: await PDFDocument.load(shown, { updateMetadata: false }) }
  } catch (error) {
    return { ok: false, reason: error instanceof PdfError ? REASONS[error.reason] : 'unreadable' }
  }
}
