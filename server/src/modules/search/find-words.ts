import type { TenantDb } from '../../platform/db/database.ts'
import { correctWords, keepVisible, stemWords, type Viewer, wordQuery } from '../documents/index.ts'
import { findEverywhere, findNewest, type Places } from './queries.ts'

/** Rows looked at before the index of all words is asked. */
const WINDOW = 6000
const LEAST_WINDOW = 300

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

/** Visible documents by words of issuer and subject; when there are none, by words one slip away. */
export async function findWords(
  db: TenantDb,
  viewer: Viewer,
  words: readonly string[],
  limit: number,
): Promise<{ ids: number[]; corrected: boolean }> {
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const query = wordQuery(db.institutionId, stemmed)
  if (query === undefined) return { ids: [], corrected: false }
  const ids = await findByWords(db, viewer, query, limit)
  if (ids.length > 0) return { ids, corrected: false }
  const instead = await correctWords(db, stemmed)
  const other = instead && wordQuery(db.institutionId, instead)
  if (other === undefined) return { ids, corrected: false }
  const near = await findByWords(db, viewer, other, limit)
  return { ids: near, corrected: near.length > 0 }
}
