import { type IsoDate, isCalendarDay, toIsoDate } from './local-date.ts'

export type CnpProblem = 'format' | 'sex' | 'date' | 'county' | 'serial' | 'checksum'

const WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9] as const

const digitsOf = (raw: string) => raw.replace(/[\s-]/g, '')

/**
 * Centuries of a birth year. Codes of residents and foreigners (7, 8, 9) do not say
 * which: either may be meant.
 */
function centuriesOf(sex: number): readonly number[] {
  if (sex <= 2) return [1900]
  if (sex <= 4) return [1800]
  if (sex <= 6) return [2000]
  return [1900, 2000]
}

/** 1–39 counties, 40 Bucharest, 41–46 its sectors, 47–48 former sectors, 51–52 later counties, 70 newer issues. */
const isCountyNumber = (n: number) => (n >= 1 && n <= 48) || n === 51 || n === 52 || n === 70

function controlDigitOf(digits: readonly number[]): number {
  const rest = WEIGHTS.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11
  return rest === 10 ? 1 : rest
}

/**
 * The first problem of a personal numeric code (CNP), `S AALLZZ JJ NNN C`; null when there is none. Spaces
 * and hyphens are allowed. `county` is looked for last, because it alone does not block: a code with this
 * problem is right otherwise.
 */
export function checkCnp(raw: string, today: IsoDate): CnpProblem | null {
  const cnp = digitsOf(raw)
  if (!/^\d{13}$/.test(cnp)) return 'format'
  const digits = Array.from(cnp, Number)
  const sex = digits[0] ?? 0
  if (sex === 0) return 'sex'
  const [yy, month, day] = [Number(cnp.slice(1, 3)), Number(cnp.slice(3, 5)), Number(cnp.slice(5, 7))]
  const born = centuriesOf(sex).some(
    (century) => isCalendarDay(century + yy, month, day) && toIsoDate(century + yy, month, day) <= today,
  )
  if (!born) return 'date'
  if (cnp.slice(9, 12) === '000') return 'serial'
  if (controlDigitOf(digits) !== digits[12]) return 'checksum'
  return isCountyNumber(Number(cnp.slice(7, 9))) ? null : 'county'
}

/**
 * Whether a code with this problem is refused. `county` only warns: a few real codes have one off the list.
 */
export function cnpBlocks(problem: CnpProblem | null): boolean {
  return problem !== null && problem !== 'county'
}

export function normaliseCnp(raw: string): string {
  return digitsOf(raw)
}

/**
 * Masks a CNP: „1******1234” is enough to recognise one's own, not to learn another's. Other text: all stars.
 */
export function maskCnp(raw: string): string {
  const cnp = digitsOf(raw)
  return /^\d{13}$/.test(cnp) ? `${cnp.slice(0, 1)}******${cnp.slice(-4)}` : '*'.repeat(cnp.length)
}

/** Whether a text is thirteen digits, however they are spaced. Such a text is never put into an address. */
export const looksLikeCnp = (text: string): boolean => /^\d{13}$/.test(text.replace(/[\s.-]/g, ''))

/** What may be a CNP in a text, as thirteen digits: the whole text, or those among other words. */
export const likeCnpIn = (text: string): string[] =>
  looksLikeCnp(text) ? [text.replace(/\D/g, '')] : (text.match(/(?<!\d)\d{13}(?!\d)/g) ?? [])

/** Whether a text holds a CNP, alone or among other words. It may not stand in an address or stay in a browser. */
export const holdsCnp = (text: string): boolean => likeCnpIn(text).length > 0
