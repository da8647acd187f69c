/** Base of the check digits, as in IBAN (ISO 7064 MOD 97-10). */
const BASE = 97n
const form = /^([1-9])(\d+)(\d\d)$/

export type MarkedIds = { readonly institutionId: number; readonly id: number }

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0
const checkOf = (digits: string): string =>
  String(BASE + 1n - ((BigInt(digits) * 100n) % BASE)).padStart(2, '0')

/**
 * A mark of two letters and a version, the number of digits of the institution's id, that id, the id (with one 0
 * before it where the number of digits would be odd), and two check digits. It has only letters and digits, and an
 * even number of digits: Code 128 then packs two of them into a sign. Throws RangeError for what is not an id.
 */
export function writeMarkedIds(mark: string, { institutionId, id }: MarkedIds): string {
  if (!isId(institutionId) || !isId(id)) throw new RangeError('a code names an institution and a row')
  const institution = String(institutionId)
  if (institution.length > 9) throw new RangeError('an institution of more than nine digits')
  const own = String(id)
  // The mark, the length and the check have four digits together, so the count is even when that of both ids is even.
  const filler = (institution.length + own.length) % 2 === 0 ? '' : '0'
  const digits = `${institution.length}${institution}${filler}${own}`
  return `${mark}${digits}${checkOf(digits)}`
}

/** The ids of a scanned text with this mark; undefined for every text that `writeMarkedIds` did not write. */
export function readMarkedIds(mark: string, scanned: string): MarkedIds | undefined {
  const text = scanned.trim().toUpperCase()
  if (!text.startsWith(mark)) return
  const [, length, ids = ''] = form.exec(text.slice(mark.length)) ?? []
  if (length === undefined) return
  const read = { institutionId: Number(ids.slice(0, Number(length))), id: Number(ids.slice(Number(length))) }
  if (!isId(read.institutionId) || !isId(read.id)) return
  return writeMarkedIds(mark, read) === text ? read : undefined
}
