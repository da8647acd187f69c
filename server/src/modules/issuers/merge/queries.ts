import type { Likeness } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { keptByMerge, readFromMerge } from '../cnp/merge-cnp.ts'
import { tracesOf } from '../cnp/sealed-cnp.ts'
import {
  issuerFields,
  type MergeableIssuer,
  opened,
  type StoredSuggestion,
  type SuggestionRow,
} from '../directory/queries.ts'

type Written = Pick<IssuerValues, 'name' | 'cnp' | 'cui' | 'phone' | 'email'>
const documentCount = sql`(select count(*) from (select 1 from documents d where d.institution_id = i.institution_id and d.issuer_id = i.id limit 100) counted) as documents`

export async function similarIssuers(
  db: TenantDb,
  secrets: Secrets,
  v: Written,
  { except, limit }: { except: number | undefined; limit: number },
): Promise<(SuggestionRow & { reasons: Likeness[] })[]> {
  const { plain, indexes } = tracesOf(secrets, db.institutionId, v.cnp)
  const rows = await db.rows(sql<StoredSuggestion & { reasons: Likeness[] }>`
    select ${issuerFields}, ${documentCount}, found.reasons
      from similar_issuers(${db.institutionId}, ${except ?? null}::bigint, ${v.name}, ${plain}, ${indexes}::bytea[], ${v.cui}, ${v.phone}, ${v.email}, ${limit})
           with ordinality as found(id, reasons, rank)
      join issuers i on i.institution_id = ${db.institutionId} and i.id = found.id order by found.rank`)
  return opened(db, secrets, rows)
}

export type PairRow = { first_id: number; second_id: number; reasons: Likeness[]; total: number }

/**
 * A key that more issuers than this share says nothing: the phone of an accountant, the name of a whole
 * village.
 */
const MOST_ALIKE = 20

/**
 * Pairs of issuers of one type that share a code; or a phone or an e-mail, unless their codes differ; or a
 * name, unless their codes or localities differ. Each key is grouped on its own index, and only groups of
 * several are looked at again.
 */
export function listPairs(db: TenantDb, page: { rows: number; offset: number }): Promise<PairRow[]> {
  const i = db.institutionId
  const keys = (
    [
      ['cnp', sql`cnp_index is not null`, sql`encode(cnp_index, 'hex')`, 8],
      // CNPs that are not sealed yet.
      ['cnp', sql`cnp <> ''`, sql`cnp`, 8],
      ['cui', sql`cui <> ''`, sql`cui`, 8],
      ['phone', sql`phone <> ''`, sql`phone`, 2],
      ['email', sql`email <> ''`, sql`lower(email)`, 2],
      ['name', sql`name_key <> ''`, sql`name_key`, 1],
    ] as const
  ).map(
    ([reason, condition, key, weight]) => sql`
      select ${sql.lit(reason)} as reason, ${sql.lit(weight)} as weight, unnested.id, unnested.key
        from (select ${key} as key, array_agg(id) as ids from issuers
               where institution_id = ${i} and ${condition} and merged_into_id is null and erased_at is null
               group by ${key} having count(*) between 2 and ${sql.lit(MOST_ALIKE)}) groups
       cross join lateral (select unnest(groups.ids) as id, groups.key) unnested`,
  )
  return db.rows(sql<PairRow>`
    with alike as materialized (${sql.join(keys, sql` union all `)}),
    facts as materialized (
      select i.id, i.type, coalesce(encode(i.cnp_index, 'hex'), i.cnp) as cnp, i.cui, fold(i.locality) as locality from issuers i
       where i.institution_id = ${i} and i.id in (select id from alike)),
    hits as (
      select a.id as first_id, b.id as second_id, a.reason, a.weight
        from alike a join alike b on b.reason = a.reason and b.key = a.key and b.id > a.id
        join facts f on f.id = a.id join facts s on s.id = b.id
       where f.type = s.type
         and (a.reason in ('cnp', 'cui')
           or (f.cnp = '' or s.cnp = '' or f.cnp = s.cnp) and (f.cui = '' or s.cui = '' or f.cui = s.cui)
             and (a.reason <> 'name' or f.locality = '' or s.locality = '' or f.locality = s.locality))),
    pairs as (
      select first_id, second_id, array_agg(reason) as reasons, sum(weight) as weight from hits
       where not exists (select from issuers_apart p
         where p.institution_id = ${i} and p.first_id = hits.first_id and p.second_id = hits.second_id)
       group by first_id, second_id)
    select first_id, second_id, reasons, count(*) over () as total from pairs
     order by weight desc, first_id, second_id limit ${page.rows} offset ${page.offset}`)
}

export async function suggestionsOf(
  db: TenantDb,
  secrets: Secrets,
  ids: readonly number[],
): Promise<SuggestionRow[]> {
  const rows = await db.rows(sql<StoredSuggestion>`
    select ${issuerFields}, ${documentCount} from issuers i
     where i.institution_id = ${db.institutionId} and i.id = any(${[...ids]}::bigint[])`)
  return opened(db, secrets, rows)
}

export async function keepApart(
  db: TenantDb,
  [first, second]: readonly [number, number],
  by: { at: Date; name: string },
): Promise<void> {
  await db.run(sql`
    insert into issuers_apart (institution_id, first_id, second_id, decided_at, decided_by_name)
    values (${db.institutionId}, ${Math.min(first, second)}, ${Math.max(first, second)}, ${by.at}, ${by.name})
    on conflict on constraint issuers_apart_pkey do nothing`)
}

export type MergeRow = {
  id: number
  winner_id: number
  winner_name: string
  loser_id: number
  loser_name: string
  before: Partial<IssuerValues>
  after: Partial<IssuerValues>
  merged_at: string
  merged_by_name: string
  undone_at: string | null
  undone_by_name: string | null
  moved: number
}

const mergeRows = sql`
  select m.id, m.winner_id, w.name as winner_name, m.loser_id, l.name as loser_name, m.before, m.after, m.merged_at, m.merged_by_name,
         m.undone_at, m.undone_by_name,
         (select count(*) from issuer_merge_moves v where v.institution_id = m.institution_id and v.merge_id = m.id) as moved
    from issuer_merges m
    join issuers w on w.institution_id = m.institution_id and w.id = m.winner_id
    join issuers l on l.institution_id = m.institution_id and l.id = m.loser_id`

export function listMerges(db: TenantDb, issuerId: number): Promise<MergeRow[]> {
  return db.rows(sql<MergeRow>`${mergeRows}
    where m.institution_id = ${db.institutionId} and (m.winner_id = ${issuerId} or m.loser_id = ${issuerId}) order by m.id desc`)
}

export async function findMerge(db: TenantDb, secrets: Secrets, id: number): Promise<MergeRow | undefined> {
  const row = await db.maybe(
    sql<MergeRow>`${mergeRows} where m.institution_id = ${db.institutionId} and m.id = ${id}`,
  )
  if (!row) return undefined
  const [before, after] = [row.before, row.after].map((kept) =>
    readFromMerge(secrets, db.institutionId, kept),
  )
  return { ...row, before: before!, after: after! }
}

export async function addMerge(
  db: TenantDb,
  secrets: Secrets,
  merge: {
    winner: MergeableIssuer
    loser: MergeableIssuer
    before: Partial<IssuerValues>
    after: Partial<IssuerValues>
    at: Date
    by: string
  },
): Promise<number> {
  const [before, after] = [merge.before, merge.after].map((side) =>
    JSON.stringify(keptByMerge(secrets, db.institutionId, side)),
  )
  const { id } = await db.one(sql<{ id: number }>`
    insert into issuer_merges (institution_id, winner_id, loser_id, before, after, merged_at, merged_by_name)
    values (${db.institutionId}, ${merge.winner.id}, ${merge.loser.id}, ${before}::jsonb, ${after}::jsonb,
            ${merge.at}, ${merge.by}) returning id`)
  return id
}

export async function addMoves(
  db: TenantDb,
  { mergeId, kind, ids }: { mergeId: number; kind: string; ids: readonly number[] },
): Promise<void> {
  await db.run(sql`
    insert into issuer_merge_moves (institution_id, merge_id, kind, reference_id)
    select ${db.institutionId}::bigint, ${mergeId}::bigint, ${kind}, unnest(${[...ids]}::bigint[])`)
}

export async function movedBy(db: TenantDb, mergeId: number, kind: string): Promise<number[]> {
  const rows = await db.rows(sql<{ reference_id: number }>`
    select reference_id from issuer_merge_moves
     where institution_id = ${db.institutionId} and merge_id = ${mergeId} and kind = ${kind} order by reference_id`)
  return rows.map(({ reference_id }) => reference_id)
}

/** Makes the loser stand for the winner from now on, or (null) for itself again. */
export async function pointTo(db: TenantDb, loserId: number, winnerId: number | null): Promise<void> {
  await db.run(sql`
    update issuers set merged_into_id = ${winnerId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${loserId}`)
}

export async function closeMerge(db: TenantDb, id: number, by: { at: Date; name: string }): Promise<void> {
  await db.run(sql`
    update issuer_merges set undone_at = ${by.at}, undone_by_name = ${by.name}
     where institution_id = ${db.institutionId} and id = ${id}`)
}
