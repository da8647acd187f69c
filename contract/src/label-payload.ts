/** The document a label names: ids, never a word of it. */
export type LabelledDocument = { readonly institutionId: number; readonly documentId: number }

/** Letters and version; a later form gets another digit, and both are read from then on. */
const MARK = 'HD1'
/** The check's base, as in IBAN (ISO 7064 MOD 97-10). */
const BASE = 97n
const form = /^HD1([1-9])(\d+)(\d\d)$/

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0
const checkOf = (digits: string): string =>
  String(BASE + 1n - ((BigInt(digits) * 100n) % BASE)).padStart(2, '0')

/**
 * What Code 128 and QR of a label say: `HD1`, how many digits the institution has, the institution, the document (with
 * one 0 before it where the digits would be odd in number), and two check digits. Letters and digits only, and the digits even in
 * number: Code 128 then takes two of them per sign, so that the longest still fits a label of 57 mm.
 *
 * It is a name, not a key: it opens nothing, and who reads it still needs the right to see the document.
 * Throws RangeError for what is not an id.
 */
export function labelPayload({ institutionId, documentId }: LabelledDocument): string {
  if (!isId(institutionId) || !isId(documentId))
    throw new RangeError('a label names an institution and a document')
  const institution = String(institutionId)
  if (institution.length > 9) throw new RangeError('an institution of more than nine digits')
  const document = String(documentId)
  // With the digit of HD1 and the digit for the length the count is that of both ids, plus two of each kind.
  const filler = (institution.length + document.length) % 2 === 0 ? '' : '0'
  const digits = `${institution.length}${institution}${filler}${document}`
  return `${MARK}${digits}${checkOf(digits)}`
}

/** The document that a scanned text names; undefined for every text that `labelPayload` did not write. */
export function readLabelPayload(scanned: string): LabelledDocument | undefined {
  const text = scanned.trim().toUpperCase()
  const [, length, ids = ''] = form.exec(text) ?? []
  if (length === undefined) return
  const read = {
    institutionId: Number(ids.slice(0, Number(length))),
    documentId: Number(ids.slice(Number(length))),
  }
  if (!isId(read.institutionId) || !isId(read.documentId)) return
  return labelPayload(read) === text ? read : undefined
}
