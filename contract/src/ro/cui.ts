export type CuiProblem = 'format' | 'checksum'

/** `vatPayer`: written with the prefix RO, which marks those registered for VAT. */
export type Cui = { cui: string; vatPayer: boolean }

const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2] as const

const compact = (raw: string) => raw.toUpperCase().replace(/[\s.-]/g, '')

/** Company code (CUI/CIF): 2 to 10 digits without leading zero, `RO` before it allowed, last digit is the control. */
export function checkCui(raw: string): CuiProblem | null {
  const cui = compact(raw).replace(/^RO/, '')
  if (!/^[1-9]\d{1,9}$/.test(cui)) return 'format'
  const body = cui.slice(0, -1).padStart(9, '0')
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(body[i]), 0)
  return ((sum * 10) % 11) % 10 === Number(cui.at(-1)) ? null : 'checksum'
}

/** Digits to store and the VAT mark; null when the code is not valid. */
export function normaliseCui(raw: string): Cui | null {
  if (checkCui(raw) !== null) return null
  const text = compact(raw)
  return { cui: text.replace(/^RO/, ''), vatPayer: text.startsWith('RO') }
}
