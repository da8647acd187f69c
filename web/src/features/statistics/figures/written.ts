import { currentLanguage } from '../../../lib/languages/language.ts'

const locales = { ro: 'ro-RO', en: 'en-GB' }

/** 9.46 → '9,5' (English '9.5'). */
export const writeDecimal = (value: number): string =>
  new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits: 1 }).format(value)

/** A share of 1 in percent: 0.934 → '93,4 %'. */
export const writeShare = (share: number): string => `${writeDecimal(share * 100)} %`

/** With its sign, also when it grows: 8.1 → '+8,1', -7 → '−7'. */
export const writeSigned = (value: number): string =>
  value < 0 ? `−${writeDecimal(-value)}` : `+${writeDecimal(value)}`
