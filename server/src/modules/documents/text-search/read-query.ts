import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'

export type ReadQuery = {
  /** As typed, for numbers compared whole. */
  text: string
  /**
   * The number alone: folded, without „nr.” before it and without a day behind it. As typed when it does not
   * look like a number.
   */
  number: string
  /** The day typed behind the number, as `YYYY-MM-DD`; '' when none was. */
  day: string
  /** What the counter of the number may be; empty when nothing typed looks like a number. */
  counters: number[]
  /**
   * Groups of letters or digits that must stand in the number, such as counter and year; no leading zeros.
   */
  tokens: string[]
  cui: string
  /** How the stored phone begins (E.164); '' when the text is no phone. */
  phone: string
  cnp: string
  /** Folded words in order; the last may still be unfinished. */
  words: string[]
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Joining words, which do not tell documents apart; PostgreSQL has no such list for Romanian. */
const joining = new Set(
  'a al ai ale cu ca ce care de despre din dintre in intre la nr o pe pentru prin sa sau si str sub un una unui unei'.split(
    ' ',
  ),
)
const MOST_WORDS = 8
/** „S.R.L.” is one word, as documents bear it (`institution_words`). */
const initials = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

function wordsOf(folded: string): string[] {
  const all = folded.replace(initials, '$1').match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !joining.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}
/** A longer group of digits is no counter. */
const COUNTER_DIGITS = 9
const numberForm = /^(?:\p{L}[\p{L}\d]{0,15}[\s./-]*){0,2}\d+(?:[\s./-]+[\p{L}\d]+){0,3}$/u
/** „nr. 3545”, „numărul 3545”, „HCL nr. 1”. */
const saysNumber = /(?:^|(?<=[\s.]))(?:nr|numar(?:ul)?)\b[\s.:]*(?=[\p{L}\d])/u
/** „003545 (P-0031)”, as the product writes a further number. */
const further = /(?<=\d)\s*\([^()]*\)$/u
/** „3545 din 2026” is „3545/2026”. */
const ofYear = /\s+din\s+(?=\d{4}$)/u
const behind = String.raw`^(.*\d)(?:\s*/\s*|\s*,\s*|\s+din\s+(?:data\s+(?:de\s+)?)?|\s+)`
/** The day behind a number, as the product and people write it. */
const withDay = new RegExp(`${behind}(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4}|\\d{2})$`, 'u')
const withIsoDay = new RegExp(`${behind}(\\d{4})-(\\d{2})-(\\d{2})$`, 'u')

function dayOf(year: string, month: string, day: string): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}

/**
 * Splits a text into the number and the day typed behind it, without what else is written around the number.
 */
function numberAndDay(folded: string): { number: string; day: string } {
  const number = folded.replace(further, '').replace(saysNumber, '').replace(ofYear, '/')
  const [, roman, day, month, year] = withDay.exec(number) ?? []
  const [, iso, isoYear, isoMonth, isoDay] = withIsoDay.exec(number) ?? []
  const head = roman ?? iso
  const found = roman
    ? dayOf(year!.padStart(4, '20'), month!, day!)
    : iso
      ? dayOf(isoYear!, isoMonth!, isoDay!)
      : ''
  return head && found !== '' && numberForm.test(head) ? { number: head, day: found } : { number, day: '' }
}

const LEAST_PHONE = 6

function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return /^[-+./ ()\d]+$/.test(text) && digits.length >= LEAST_PHONE
    ? `+4${digits.replace(/^(0040|40)/, '0')}`
    : ''
}

/** A text that is one short number: it stands in too many subjects to tell them apart. */
const tellsNothing = /^\d{1,2}$/

/** What a typed text may mean: a number in any form, a CUI, a phone, a CNP, words of issuer and subject. */
export function readQuery(typed: string): ReadQuery {
  const text = typed.trim()
  const none: ReadQuery = {
    text,
    number: text,
    day: '',
    counters: [],
    tokens: [],
    cui: '',
    phone: '',
    cnp: '',
    words: [],
  }
  if (looksLikeCnp(text)) return { ...none, text: '', number: '', cnp: text.replace(/\D/g, '') }
  const folded = fold(text)
  const words = tellsNothing.test(folded) ? [] : wordsOf(folded)
  const cui = /^(?:ro\s*)?(\d{4,10})$/.exec(folded)?.[1] ?? ''
  const read = { ...none, cui, phone: phoneOf(text), words }
  const { number, day } = numberAndDay(folded)
  if (!numberForm.test(number)) return read
  const tokens = (number.match(/\p{L}+|\d+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''))
  const counters = tokens.filter((token) => /^\d+$/.test(token) && token.length <= COUNTER_DIGITS).map(Number)
  return { ...read, number, day, counters, tokens }
}
