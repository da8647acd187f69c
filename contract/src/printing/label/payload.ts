/** The document that a label names: by ids, without a word of its content. */
export type LabelledDocument = { readonly institutionId: number; readonly documentId: number }

/** Letters and version. A later form gets another digit, and from then on both are read. */
const MARK = 'HD1'
/** Base of the check digits, as in IBAN (ISO 7064 MOD 97-10). */
const BASE = 97n
const form = /^HD1([1-9])(\d+)(\d\d)$/

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0
const checkOf = (digits: string): string =>
  String(BASE + 1n - ((BigInt(digits) * 100n) % BASE)).padStart(2, '0')

/**
 * The text in the Code 128 and QR of a label: `HD1`, the number of digits of the institution's id, that id,
 * the document's id (with one 0 before it where the number of digits would be odd), and two check digits. It
 * has only letters and digits, and an even number of digits: Code 128 then packs two of them into a sign, so
 * that the longest text still fits a label of 57 mm.
 *
 * The text is a name, not a key: it opens nothing, and whoever reads it still needs the right to see the
 * document. Throws RangeError for what is not an id.
 */
export function labelPayload({ institutionId, documentId }: LabelledDocument): string {
  if (!isId(institutionId) || !isId(documentId))
    throw new RangeError('a label names an institution and a document')
  const institution = String(institutionId)
  if (institution.length > 9) throw new RangeError('an institution of more than nine digits')
  const document = String(documentId)
  // `HD1`, the length and the check have four digits together, so the count is even when that of both ids is
  // even.
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
