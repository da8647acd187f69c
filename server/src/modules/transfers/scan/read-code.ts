import { readLabelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { readSheetPayload } from '@hdoc/contract/transfers/sheet-payload.ts'

/** What a scanned or typed text means. */
export type Meaning =
  | { kind: 'foreign' }
  | { kind: 'document'; documentId: number }
  | { kind: 'sheet'; sheetId: number }
  | { kind: 'number'; number: string }

/** A label, a sheet’s own code, or else a number that somebody typed. */
export function readCode(code: string, institutionId: number): Meaning {
  const label = readLabelPayload(code)
  const sheet = readSheetPayload(code)
  const named = label ?? sheet
  if (named && named.institutionId !== institutionId) return { kind: 'foreign' }
  if (label) return { kind: 'document', documentId: label.documentId }
  if (sheet) return { kind: 'sheet', sheetId: sheet.sheetId }
  return { kind: 'number', number: code.trim() }
}
