import type { TenantDb } from '../../../platform/db/database.ts'
import { corrections, LEAST_CORRECTED, swappedForms } from './one-slip.ts'
import { isKnownBeginning, listNearWords, stemWords } from './queries.ts'
import { beginningsOf, type StemmedWord } from './word-query.ts'

const MOST_CORRECTIONS = 8

/**
 * The words with each unknown one replaced by words one slip away; undefined when nothing is replaced. A word
 * is not unknown when known words begin with it or with its root: it may be unfinished, and finds what it
 * begins.
 */
export async function correctWords(
  db: TenantDb,
  words: readonly StemmedWord[],
): Promise<StemmedWord[] | undefined> {
  let changed = false
  const result: StemmedWord[] = []
  for (const [n, one] of words.entries()) {
    const { word } = one
    const isShort = word.length < LEAST_CORRECTED || /\d/.test(word)
    if (isShort || one.stems.length === 0 || (await isKnownBeginning(db, beginningsOf(one)))) {
      result.push(one)
      continue
    }
    const candidates = await listNearWords(db, word, swappedForms(word))
    const near = corrections(word, candidates, n === words.length - 1).slice(0, MOST_CORRECTIONS)
    const stems = (await stemWords(db, near)).flatMap((other) => other.stems)
    if (stems.length > 0) changed = true
    result.push(stems.length > 0 ? { word: stems[0]!, stems } : one)
  }
  return changed ? result : undefined
}
