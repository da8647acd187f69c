import { searchKey } from '@hdoc/contract/ro/search-key.ts'

const MOST_WORDS = 12
const LEAST_ROOT = 4
const endings = /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|lui|iei|ei|ii|ul|ea|ia|[aeiu])$/

/** A word without its ending, when enough of it stays: its other forms begin alike. */
function rootOf(word: string): string {
  const root = word.replace(endings, '')
  return root.length >= LEAST_ROOT ? root : word
}

/**
 * What a person typed as a query of the text search: all words have to be found, in any form and as beginnings, without
 * regard to case and diacritics. Undefined when there is nothing to look for.
 */
export function wordsQuery(text: string): string | undefined {
  const words = searchKey(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  return words.map((word) => (/^\d+$/.test(word) ? `'${word}'` : `'${rootOf(word)}':*`)).join(' & ')
}
