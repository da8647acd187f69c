import type { TenantDb } from '../../../platform/db/database.ts'
import { correctWords } from './correct-words.ts'
import { type SearchMeaning, stemWords } from './queries.ts'
import { readQuery } from './read-query.ts'
import { wordQuery } from './word-query.ts'

/**
 * Reads what was typed. A word that no document bears, and that begins none, is replaced by words one slip
 * away.
 */
export async function meaningOf(db: TenantDb, typed: string): Promise<SearchMeaning> {
  // A CNP finds nothing here, because this text travels in an address, which is logged. The search box looks
  // for CNPs.
  const { words, cnp: _, ...rest } = readQuery(typed)
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const corrected = await correctWords(db, stemmed)
  return { ...rest, query: wordQuery(db.institutionId, corrected ?? stemmed) }
}
