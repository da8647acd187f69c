import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ReadQuery } from './read-query.ts'
import type { StemmedWord } from './word-query.ts'

/** Documents named exactly, newest first of each kind: 1 number, 2 the sender's number, 3 the issuer's code. */
export function findExact(db: TenantDb, query: ReadQuery): Promise<{ id: number; kind: 1 | 2 | 3 }[]> {
  return db.rows(sql<{ id: number; kind: 1 | 2 | 3 }>`
    select id, kind from search_exact(${db.institutionId}, ${query.counters}::bigint[], ${query.tokens}::text[], ${query.text}, ${query.cui},
                                      ${query.cnp})`)
}

/** Words with digits are kept as they are by the index; the others by their stem. */
export function stemWords(db: TenantDb, words: readonly string[]): Promise<StemmedWord[]> {
  return db.rows(sql<StemmedWord>`
    select word, case when word ~ '[0-9]' then jsonb_build_array(word) else to_jsonb(coalesce(ts_lexize('romanian_stem', word), array[word])) end as stems
      from unnest(${[...words]}::text[]) with ordinality x(word, n) order by n`)
}

/** Where to look first: null = the whole institution. */
export type Places = {
  registers: readonly number[] | null
  principals: readonly { kind: number; id: number }[]
}

/** Documents with the words among the newest of each place; all from `lowest` up were looked at. */
export async function findNewest(
  db: TenantDb,
  query: string,
  { registers, principals }: Places,
  window: number,
): Promise<{ ids: number[]; lowest: number }> {
  const { ids, lowest } = await db.one(sql<{ ids: number[]; lowest: number }>`
    select to_jsonb(ids) as ids, lowest
      from search_newest(${db.institutionId}, ${query}::tsquery, ${registers === null ? null : [...registers]}::bigint[],
                         ${principals.map(({ kind }) => kind)}::smallint[], ${principals.map(({ id }) => id)}::bigint[], ${window}::integer)`)
  return { ids, lowest }
}

/** Every document of the institution with the words. */
export async function findEverywhere(db: TenantDb, query: string): Promise<number[]> {
  const { ids } = await db.one(sql<{ ids: number[] }>`
    select to_jsonb(array(select search_words_everywhere(${db.institutionId}, ${query}::tsquery))) as ids`)
  return ids
}

export async function isKnownWord(db: TenantDb, words: readonly string[]): Promise<boolean> {
  const { known } = await db.one(sql<{ known: boolean }>`
    select exists (select from search_words where institution_id = ${db.institutionId} and word = any(${[...words]}::text[])) as known`)
  return known
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

/** The words of these documents, or of all, become words a mistyped one is corrected to. */
export async function learnWords(db: TenantDb, documentIds: readonly number[] | null): Promise<void> {
  await db.run(sql`select learn_words(${db.institutionId}, ${documentIds && [...documentIds]}::bigint[])`)
}
