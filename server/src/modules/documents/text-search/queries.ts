import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { ReadQuery } from './read-query.ts'
import type { StemmedWord } from './word-query.ts'

/** What the quick search of a list and the search box ask for. */
export type SearchMeaning = Omit<ReadQuery, 'words' | 'cnp'> & {
  /** The words as a text search query. */
  query: string | undefined
}

/** Words with digits are kept as they are by the index; the others by their stem. */
export function stemWords(db: TenantDb, words: readonly string[]): Promise<StemmedWord[]> {
  return db.rows(sql<StemmedWord>`
    select word, case when word ~ '[0-9]' then jsonb_build_array(word) else to_jsonb(coalesce(ts_lexize('romanian_stem', word), array[word])) end as stems
      from unnest(${[...words]}::text[]) with ordinality x(word, n) order by n`)
}

/** Whether a known word starts with one of these beginnings; a typed word may be unfinished. */
export async function isKnownBeginning(db: TenantDb, beginnings: readonly string[]): Promise<boolean> {
  const { known } = await db.one(sql<{ known: boolean }>`
    select exists (select from unnest(${[...beginnings]}::text[]) b
                    where exists (select from search_words where institution_id = ${db.institutionId} and word >= b collate "C"
                                    and word < (b || U&'\\FFFF') collate "C")) as known`)
  return known
}

/** A beginning of more words than this finds enough documents among the newest. */
const MOST_BEGUN = 40

/** The known words that have each of these beginnings; a beginning of none or of very many is left out. */
export async function listBegunWords(
  db: TenantDb,
  beginnings: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const rows = await db.rows(sql<{ beginning: string; words: string[] }>`
    select b as beginning, to_jsonb(begun) as words
      from unnest(${[...beginnings]}::text[]) b
           cross join lateral (select array(select word from search_words
                                             where institution_id = ${db.institutionId} and word >= b collate "C"
                                               and word < (b || U&'\\FFFF') collate "C"
                                             order by word limit ${MOST_BEGUN + 1}) as begun) known`)
  return new Map(
    rows
      .filter(({ words }) => words.length > 0 && words.length <= MOST_BEGUN)
      .map(({ beginning, words }) => [beginning, words]),
  )
}

export async function listNearWords(
  db: TenantDb,
  word: string,
  swapped: readonly string[],
): Promise<string[]> {
  const rows = await db.rows(
    sql<{
      word: string
    }>`select word from near_words(${db.institutionId}, ${word}, ${[...swapped]}::text[]) word`,
  )
  return rows.map((row) => row.word)
}

/** Subquery for the ids of the documents that a search means. The list around it has to add visibility. */
export const meantDocuments = (
  db: TenantDb,
  { counters, tokens, text, number, day, cui, phone, query }: SearchMeaning,
): Fragment => sql`
  select search_documents_meant(${db.institutionId}, ${counters}::bigint[], ${tokens}::text[], ${text}, ${number},
                                ${day === '' ? null : day}::date, ${cui}, ${phone}, ${query ?? null}::tsquery)`
