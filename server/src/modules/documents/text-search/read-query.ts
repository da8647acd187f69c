import { looksLikeCnp } from '@hdoc/contract/search.ts'

export type ReadQuery = {
  /** As typed, for numbers compared whole. */
  text: string
  /** What the counter of the number may be; empty when nothing typed looks like a number. */
  counters: number[]
  /** What else must stand in the number: letters, year, day. */
  tokens: string[]
  cui: string
  cnp: string
  /** Folded words in order; the last may still be unfinished. */
  words: string[]
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Words that join others and tell documents apart by nothing; PostgreSQL has no such list for Romanian. */
const joining = new Set(
  'a al ai ale cu ca ce care de despre din dintre in intre la nr o pe pentru prin sa sau si str sub un una unui unei'.split(
    ' ',
  ),
)
const MOST_WORDS = 8

function wordsOf(folded: string): string[] {
  const all = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !joining.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}
/** A counter longer than this is no counter. */
const COUNTER_DIGITS = 9
const numberForm = /^(?:\p{L}[\p{L}\d]{0,15}[\s./-]*)?\d+(?:[\s./-]+[\p{L}\d]+){0,3}$/u

/** What a typed text may mean: a number in any form, a CUI, a CNP, words of issuer and subject. */
export function readQuery(typed: string): ReadQuery {
  const text = typed.trim()
  const none: ReadQuery = { text, counters: [], tokens: [], cui: '', cnp: '', words: [] }
  if (looksLikeCnp(text)) return { ...none, text: '', cnp: text.replace(/\D/g, '') }
  const folded = fold(text)
  const words = wordsOf(folded)
  const cui = /^(?:ro\s*)?(\d{4,10})$/.exec(folded)?.[1] ?? ''
  if (!numberForm.test(folded)) return { ...none, cui, words }
  const tokens = (folded.match(/\p{L}+|\d+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''))
  const counters = tokens.filter((token) => /^\d+$/.test(token) && token.length <= COUNTER_DIGITS).map(Number)
  return { ...none, counters, tokens, cui, words: /\p{L}/u.test(folded) ? words : [] }
}
