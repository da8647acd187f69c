import { checkCnp, cnpBlocks, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { normalisePhone } from '@hdoc/contract/ro/phone.ts'
import { today } from '../../lib/clock.ts'

/** Where a list holds the code, unless it is unmistakable: name, then code, as its help says. */
const codeColumn = 1
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/

export const isValidCui = (cell: string) => checkCui(cell) === null
export const isValidCnp = (cell: string) => !cnpBlocks(checkCnp(normaliseCnp(cell), today()))

/** The phone a cell holds, or ''; spreadsheets take away the zero it begins with. */
export function phoneOf(cell: string): string {
  if (!/^\+?[\d\s./-]+$/.test(cell)) return ''
  const whole = /^[237]\d{8}$/.test(cell) ? `0${cell}` : cell
  return normalisePhone(whole) === null ? '' : whole
}

/**
 * Whether a cell of a pasted table is meant as a CUI or CNP, right or wrong. A house number, a postal code, a phone or a
 * date is not: short numbers and those in other columns are codes only where nothing else has their shape.
 */
export function looksLikeCode(cell: string, column: number): boolean {
  if (/^ro[\s.-]?\d[\d\s.-]*$/i.test(cell)) return true
  if (!/^\d[\d\s.-]*$/.test(cell) || date.test(cell)) return false
  const digits = cell.replace(/\D/g, '')
  if (digits.length === 13) return true
  if (digits.startsWith('0')) return false
  const isPhone = phoneOf(cell) !== ''
  if (column !== codeColumn) return digits.length >= 7 && digits.length <= 10 && isValidCui(cell) && !isPhone
  // Mistyped by a digit, a CNP is still meant as one.
  if (digits.length === 12 || digits.length === 14) return true
  if (digits.length < 4 || digits.length > 10) return false
  return digits.length < 6 || isPhone ? isValidCui(cell) && digits === cell : true
}
