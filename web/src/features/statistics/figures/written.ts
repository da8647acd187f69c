import { currentLanguage } from '../../../lib/languages/language.ts'

const locales = { ro: 'ro-RO', en: 'en-GB' }

/** 9.46 → '9,5' (English '9.5'). */
export const writeDecimal = (value: number): string =>
  new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits: 1 }).format(value)

/** A figure in percent: '93,4 %' (English '93.4%'). The space is one at which no line breaks. */
export const inPercent = (figure: string): string =>
  currentLanguage() === 'ro' ? `${figure}\u00a0%` : `${figure}%`

/** A share of 1 in percent: 0.934 → '93,4 %'. */
export const writeShare = (share: number): string => inPercent(writeDecimal(share * 100))

/** With its sign, also when it grows: 8.1 → '+8,1', -7 → '−7', 0 → '0'. */
export function writeSigned(value: number): string {
  const size = writeDecimal(Math.abs(value))
  if (size === '0') return size
  return value < 0 ? `−${size}` : `+${size}`
}
