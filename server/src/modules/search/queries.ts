import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { meantDocuments, type ReadQuery, type SearchMeaning } from '../documents/index.ts'

/** Documents named exactly, newest first of each kind: 0 the very number, 1 a number in another form, 2 the sender's number, 3 the issuer's code. */
export function findExact(db: TenantDb, query: ReadQuery): Promise<{ id: number; kind: 0 | 1 | 2 | 3 }[]> {
  return db.rows(sql<{ id: number; kind: 0 | 1 | 2 | 3 }>`
    select id, kind from search_exact(${db.institutionId}, ${query.counters}::bigint[], ${query.tokens}::text[], ${query.text}, ${query.number},
                                      ${query.day === '' ? null : query.day}::date, ${query.cui}, ${query.cnp})`)
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

/** Every document of the institution that a list would find by it. */
export async function findMeant(db: TenantDb, meaning: SearchMeaning): Promise<number[]> {
  const { ids } = await db.one(
    sql<{ ids: number[] }>`select to_jsonb(array(${meantDocuments(db, meaning)})) as ids`,
  )
  return ids
}

/** The words of these documents, or of all, become words a mistyped one is corrected to. */
export async function learnWords(db: TenantDb, documentIds: readonly number[] | null): Promise<void> {
  await db.run(sql`select learn_words(${db.institutionId}, ${documentIds && [...documentIds]}::bigint[])`)
}
