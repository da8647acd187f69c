import type { TenantDb } from '../../platform/db/database.ts'
import {
  beginningsOf,
  correctWords,
  keepVisible,
  listBegunWords,
  type ReadQuery,
  type SearchMeaning,
  type StemmedWord,
  stemWords,
  type Viewer,
  wordQuery,
} from '../documents/index.ts'
import { findMeant, findNewest, type Places } from './queries.ts'

/** Rows looked at before the index of all words is asked. */
const WINDOW = 6000
const LEAST_WINDOW = 300

/** Gives the places a person looks in. They hold more than the person sees in them. */
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
 * Is it a number that few documents have? A look among the newest would not find it. A year stands in many
 * documents.
 */
const isRare = ({ counters, text }: SearchMeaning): boolean =>
  counters.length > 0 && !/^(?:19|20)\d\d$/.test(text)

/** What is looked for: the meaning of the text, and its words, which `query` bears as beginnings. */
type Wanted = SearchMeaning & { words: readonly StemmedWord[] }

/** The query with known words in place of their beginnings, which the index of all words finds faster. */
async function wholeWords(db: TenantDb, { query, words }: Wanted): Promise<string | undefined> {
  if (words.length === 0) return query
  return wordQuery(db.institutionId, words, await listBegunWords(db, words.flatMap(beginningsOf)))
}

/**
 * Finds the newest visible documents with the words. It first looks among the newest of what the person may
 * see, where frequent words are found. Only when those are too few, it finds all that a list finds by the
 * same text. What the first look found stays: a word is known only once the worker has read its document.
 */
export async function findByWords(
  db: TenantDb,
  viewer: Viewer,
  wanted: Wanted,
  limit: number,
  looked = WINDOW,
): Promise<number[]> {
  const { words: _, ...meaning } = wanted
  let near: number[] = []
  if (meaning.query !== undefined && !isRare(meaning)) {
    const places = placesOf(viewer)
    const count = (places.registers?.length ?? 1) + places.principals.length
    const window = Math.max(Math.min(looked, LEAST_WINDOW), Math.floor(looked / Math.max(1, count)))
    const newest = await findNewest(db, meaning.query, places, window)
    near = newest.ids.filter((id) => id >= newest.lowest)
    const found = await keepVisible(db, viewer, near, limit)
    if (found.length === limit) return found
  }
  const meant = await findMeant(db, { ...meaning, query: await wholeWords(db, wanted) })
  return keepVisible(db, viewer, [...new Set([...near, ...meant])], limit)
}

/**
 * Finds visible documents by what a list takes a text for. When there are none, it finds them by words one
 * slip away.
 */
export async function findWords(
  db: TenantDb,
  viewer: Viewer,
  { words, cnp: _, ...rest }: ReadQuery,
  limit: number,
): Promise<{ ids: number[]; corrected: boolean }> {
  if (rest.text === '') return { ids: [], corrected: false }
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const query = wordQuery(db.institutionId, stemmed)
  const ids = await findByWords(db, viewer, { ...rest, query, words: stemmed }, limit)
  if (ids.length > 0) return { ids, corrected: false }
  const instead = await correctWords(db, stemmed)
  if (instead === undefined) return { ids, corrected: false }
  const other = wordQuery(db.institutionId, instead)
  if (other === undefined) return { ids, corrected: false }
  const near = await findByWords(db, viewer, { ...rest, query: other, words: instead }, limit)
  return { ids: near, corrected: near.length > 0 }
}
