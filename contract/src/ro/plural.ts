import type { Lang } from './bilingual.ts'

export type PluralForm = 'one' | 'few' | 'other'

/**
 * Romanian plural class of a whole number (CLDR `ro`): *one* = 1; *few* = 0 and what ends in 01 to 19, but 1;
 * *other* = the rest, which is said with „de”.
 */
export function pluralForm(n: number): PluralForm {
  if (n === 1) return 'one'
  const lastTwo = Math.abs(n) % 100
  return n === 0 || (lastTwo >= 1 && lastTwo <= 19) ? 'few' : 'other'
}

/** 1234567 → '1.234.567' in Romanian, '1,234,567' in English. */
export function formatInteger(n: number, lang: Lang): string {
  return String(Math.trunc(n)).replace(/\B(?=(\d{3})+(?!\d))/g, lang === 'ro' ? '.' : ',')
}

export type CountedNoun = {
  ro: { one: string; many: string }
  en: { one: string; many: string }
}

/** 1 → „1 document”, 2 → „2 documente”, 20 → „20 de documente”; English „1 document”, „20 documents”. */
export function countOf(n: number, noun: CountedNoun, lang: Lang): string {
  const figure = formatInteger(n, lang)
  if (n === 1) return `${figure} ${noun[lang].one}`
  return lang === 'ro' && pluralForm(n) === 'other'
    ? `${figure} de ${noun.ro.many}`
    : `${figure} ${noun[lang].many}`
}
