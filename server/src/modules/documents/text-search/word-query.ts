/** A folded word with the stems the text search configuration gives it; none for a stop word. */
export type StemmedWord = { word: string; stems: readonly string[] }

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`
const LEAST_PREFIX = 2
const LEAST_ROOT = 4
const endings = /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|lui|iei|ei|ii|ul|ea|ia|[aeiu])$/

/** A word without its ending, when enough of it stays: its other forms begin alike. */
export function rootOf(word: string): string {
  const root = word.replace(endings, '')
  return root.length >= LEAST_ROOT ? root : word
}

/**
 * The words as a text search query: all of them, each also as the beginning of a word; of short ones only the last,
 * which is still being typed. Undefined when nothing is left to look for.
 */
export function wordQuery(words: readonly StemmedWord[]): string | undefined {
  const parts = words.flatMap(({ word, stems }, n) => {
    if (stems.length === 0) return []
    const isShort = word.length <= LEAST_PREFIX
    if (isShort && n < words.length - 1) return [`(${[...new Set(stems)].map(quoted).join(' | ')})`]
    if (word.length < LEAST_PREFIX) return []
    return [`(${[...new Set([...stems, word, rootOf(word)])].map((one) => `${quoted(one)}:*`).join(' | ')})`]
  })
  return parts.length === 0 ? undefined : parts.join(' & ')
}
