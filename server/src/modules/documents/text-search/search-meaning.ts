import type { TenantDb } from '../../../platform/db/database.ts'
import { correctWords } from './correct-words.ts'
import { type SearchMeaning, stemWords } from './queries.ts'
import { readQuery } from './read-query.ts'
import { wordQuery } from './word-query.ts'

/** Reads what was typed; words that no document bears, and none begins with, are taken one slip away. */
export async function meaningOf(db: TenantDb, typed: string): Promise<SearchMeaning> {
  // An address is logged: a CNP finds nothing here, it is looked for in the search box.
  const { words, cnp: _, ...rest } = readQuery(typed)
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const corrected = await correctWords(db, stemmed)
  return { ...rest, query: wordQuery(db.institutionId, corrected ?? stemmed) }
}
