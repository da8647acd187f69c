/** A folded word with the stems the text search configuration gives it; none for a stop word. */
export type StemmedWord = { word: string; stems: readonly string[] }

/** Quotes a word for a text search query, with the institution in front, as documents bear their words. */
const quoted = (institutionId: number, word: string): string =>
  `'${institutionId}/${word.replace(/['\\]/g, '')}'`
const LEAST_PREFIX = 2
const LEAST_ROOT = 4
const endings = /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|lui|iei|ei|ii|ul|ea|ia|[aeiu])$/

/**
 * Whether a word is a number that is whole as it stands. The last word is still being typed, so of last words
 * only short numbers and years are.
 */
const isWholeNumber = (word: string, isLast: boolean): boolean =>
  /^\d+$/.test(word) && (!isLast || word.length <= LEAST_PREFIX || /^(?:19|20)\d\d$/.test(word))

/** A word without its ending, when enough of it stays: its other forms begin alike. */
export function rootOf(word: string): string {
  const root = word.replace(endings, '')
  return root.length >= LEAST_ROOT ? root : word
}

/**
 * The beginnings that the forms of a word have. „drum” finds all that „drumuri” finds, so it stands for both:
 * each beginning is read by itself.
 */
export function beginningsOf({ word, stems }: StemmedWord): string[] {
  const all = [...new Set([...stems, word, rootOf(word)])]
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}

/**
 * The words as a text search query in one institution. All words must be found; each also matches as the
 * beginning of a word, a short one only when it is the last, which is still being typed. Undefined when
 * nothing is left to look for.
 *
 * `known` gives all words that have a beginning. Such a beginning is written as these words: an index finds
 * whole words several times faster than beginnings, because it can skip what only one of them has.
 */
export function wordQuery(
  institutionId: number,
  words: readonly StemmedWord[],
  known: ReadonlyMap<string, readonly string[]> = new Map(),
): string | undefined {
  const of = (word: string): string => quoted(institutionId, word)
  const begun = (beginning: string): string => {
    const all = known.get(beginning)
    return all === undefined ? `${of(beginning)}:*` : [...new Set([beginning, ...all])].map(of).join(' | ')
  }
  const parts = words.flatMap((one, n) => {
    const { word, stems } = one
    if (stems.length === 0) return []
    if (isWholeNumber(word, n === words.length - 1)) return [`(${of(word)})`]
    const isShort = word.length <= LEAST_PREFIX
    if (isShort && n < words.length - 1) return [`(${[...new Set(stems)].map(of).join(' | ')})`]
    if (word.length < LEAST_PREFIX) return []
    return [`(${beginningsOf(one).map(begun).join(' | ')})`]
  })
  return parts.length === 0 ? undefined : parts.join(' & ')
}
