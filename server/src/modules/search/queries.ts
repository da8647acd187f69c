import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Secrets } from '../../platform/secrets/key-ring.ts'
import { meantDocuments, type ReadQuery, type SearchMeaning } from '../documents/index.ts'
import { issuersWithCnp, tracesOf } from '../issuers/index.ts'

/**
 * Finds documents named exactly, newest first of each kind: 0 the very number, 1 a number in another form, 2
 * the sender's number, 3 the issuer's code.
 */
export function findExact(db: TenantDb, query: ReadQuery): Promise<{ id: number; kind: 0 | 1 | 2 | 3 }[]> {
  return db.rows(sql<{ id: number; kind: 0 | 1 | 2 | 3 }>`
    select id, kind from search_exact(${db.institutionId}, ${query.counters}::bigint[], ${query.tokens}::text[], ${query.text}, ${query.number},
                                      ${query.day === '' ? null : query.day}::date, ${query.cui}, '')`)
}

/** Finds the documents of whoever has the CNP, newest first. */
export function findByCnp(db: TenantDb, secrets: Secrets, cnp: string): Promise<{ id: number; kind: 3 }[]> {
  const traces = [tracesOf(secrets, db.institutionId, cnp)]
  return db.rows(sql<{ id: number; kind: 3 }>`
    select d.id, 3 as kind from documents d
     where d.institution_id = ${db.institutionId} and d.issuer_id = any(array(${issuersWithCnp(db, traces)} limit 100))
     order by d.id desc limit 5000`)
}

/** Where to look first: null = the whole institution. */
export type Places = {
  registers: readonly number[] | null
  principals: readonly { kind: number; id: number }[]
}

/**
 * Finds documents with the words among the newest of each place. All documents from `lowest` up were looked
 * at.
 */
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

/** Finds every document of the institution that a list would find by this text. */
export async function findMeant(db: TenantDb, meaning: SearchMeaning): Promise<number[]> {
  const { ids } = await db.one(
    sql<{ ids: number[] }>`select to_jsonb(array(${meantDocuments(db, meaning)})) as ids`,
  )
  return ids
}

/** Learns the words of these documents, or of all, so that a mistyped word is corrected to them. */
export async function learnWords(db: TenantDb, documentIds: readonly number[] | null): Promise<void> {
  await db.run(sql`select learn_words(${db.institutionId}, ${documentIds && [...documentIds]}::bigint[])`)
}
