import type { TenantDb } from '../../platform/db/database.ts'
import { keepVisible, type Viewer } from '../documents/index.ts'
import { corrections, LEAST_CORRECTED, swappedForms } from './one-slip.ts'
import { findEverywhere, findNewest, isKnownWord, listNearWords, type Places, stemWords } from './queries.ts'
import { type StemmedWord, wordQuery } from './word-query.ts'

/** Rows looked at before the index of all words is asked. */
const WINDOW = 6000
const LEAST_WINDOW = 300
const MOST_CORRECTIONS = 8

/** Places a person looks in, which are more than what they see in them. */
function placesOf(viewer: Viewer): Places {
  if (viewer.all) return { registers: null, principals: [] }
  const principals = [
    ...(viewer.userId > 0 ? [{ kind: 1, id: viewer.userId }] : []),
    ...viewer.groupIds.map((id) => ({ kind: 2, id })),
    ...viewer.seen.map((id) => ({ kind: 3, id })),
  ]
  return { registers: viewer.seen, principals }
}

/**
 * The newest visible documents with the words. Frequent words are found among the newest of what the person may see;
 * only what is rare there is looked up in the index of all.
 */
export async function findByWords(
  db: TenantDb,
  viewer: Viewer,
  query: string,
  limit: number,
  looked = WINDOW,
): Promise<number[]> {
  const places = placesOf(viewer)
  const count = (places.registers?.length ?? 1) + places.principals.length
  const window = Math.max(Math.min(looked, LEAST_WINDOW), Math.floor(looked / Math.max(1, count)))
  const newest = await findNewest(db, query, places, window)
  const near = newest.ids.filter((id) => id >= newest.lowest)
  const found = await keepVisible(db, viewer, near, limit)
  if (found.length === limit || newest.lowest === 0) return found
  return keepVisible(db, viewer, await findEverywhere(db, query), limit)
}

/** The words with each unknown one replaced by those one slip away; undefined when there is nothing to replace. */
async function corrected(db: TenantDb, words: readonly StemmedWord[]): Promise<StemmedWord[] | undefined> {
  let changed = false
  const result: StemmedWord[] = []
  for (const [n, one] of words.entries()) {
    const { word } = one
    const isShort = word.length < LEAST_CORRECTED || /\d/.test(word)
    if (isShort || one.stems.length === 0 || (await isKnownWord(db, [word, ...one.stems]))) {
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

/** Visible documents by words of issuer and subject; when there are none, by words one slip away. */
export async function findWords(
  db: TenantDb,
  viewer: Viewer,
  words: readonly string[],
  limit: number,
): Promise<{ ids: number[]; corrected: boolean }> {
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const query = wordQuery(stemmed)
  if (query === undefined) return { ids: [], corrected: false }
  const ids = await findByWords(db, viewer, query, limit)
  if (ids.length > 0) return { ids, corrected: false }
  const instead = await corrected(db, stemmed)
  const other = instead && wordQuery(instead)
  if (other === undefined) return { ids, corrected: false }
  const near = await findByWords(db, viewer, other, limit)
  return { ids: near, corrected: near.length > 0 }
}
