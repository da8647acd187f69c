import { checkCnp, cnpBlocks, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { normalisePhone } from '@hdoc/contract/ro/phone.ts'
import { today } from '../../../lib/format/clock.ts'

/**
 * Index of the column in which a list holds the code, as its help says: name, then code. An unmistakable code
 * may stand in any column.
 */
const codeColumn = 1
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/

export const isValidCui = (cell: string) => checkCui(cell) === null
export const isValidCnp = (cell: string) => !cnpBlocks(checkCnp(normaliseCnp(cell), today()))

/** The phone number that a cell holds, or ''. Spreadsheets take away its first zero, which is put back. */
export function phoneOf(cell: string): string {
  if (!/^\+?[\d\s./-]+$/.test(cell)) return ''
  const whole = /^[237]\d{8}$/.test(cell) ? `0${cell}` : cell
  return normalisePhone(whole) === null ? '' : whole
}

/**
 * Whether a cell of a pasted table is meant as a CUI or CNP, right or wrong. A house number, a postal code, a
 * phone or a date is not. A short number, or one in another column, counts as a code only where nothing else
 * has its shape.
 */
export function looksLikeCode(cell: string, column: number): boolean {
  if (/^ro[\s.-]?\d[\d\s.-]*$/i.test(cell)) return true
  if (!/^\d[\d\s.-]*$/.test(cell) || date.test(cell)) return false
  const digits = cell.replace(/\D/g, '')
  if (digits.length === 13) return true
  if (digits.startsWith('0')) return false
  const isPhone = phoneOf(cell) !== ''
  if (column !== codeColumn) return digits.length >= 7 && digits.length <= 10 && isValidCui(cell) && !isPhone
  // A CNP with a digit too many or too few is still meant as one.
  if (digits.length === 12 || digits.length === 14) return true
  if (digits.length < 4 || digits.length > 10) return false
  return digits.length < 6 || isPhone ? isValidCui(cell) && digits === cell : true
}
