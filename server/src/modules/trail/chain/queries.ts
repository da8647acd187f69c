import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface UnsealedRow {
  institution_id: number
  tag: string
  id: number
  action: string
  at: string
  entries: number
}

/** Entries that no seal covers although a minute has passed, or that the sealer does not even know of. */
export function findUnsealed(db: Db, scope: Scope): Promise<UnsealedRow[]> {
  return db.rows(sql<UnsealedRow>`
    with bad as (
      select e.institution_id, min(e.id) as id, count(*) as entries
        from audit_entries e
        left join audit_unsealed q on q.institution_id = e.institution_id and q.entry_id = e.id
       where ${inScope('e.institution_id', scope)}
         and coalesce(q.queued_at, '-infinity') < clock_timestamp() - interval '1 minute'
         and not exists (select from audit_seals s where s.institution_id = e.institution_id and s.entry_id = e.id)
       group by 1)
    select b.institution_id, i.tag, b.id, e.action, e.at, b.entries
      from bad b
      join institutions i on i.id = b.institution_id
      join audit_entries e on e.institution_id = b.institution_id and e.id = b.id
     order by 1`)
}

export interface SealRow {
  institution_id: number
  tag: string
  seq: number
  entry_id: number
  previous_seq: number
  entry_there: boolean
}

/** The first seal of each chain that does not follow from the one before it and from its entry. */
export function findChainBreaks(db: Db, scope: Scope): Promise<SealRow[]> {
  return db.rows(sql<SealRow>`
    with chain as (
      select institution_id, seq, entry_id, hash, lag(hash) over line as previous_hash,
             coalesce(lag(seq) over line, 0) as previous_seq
        from audit_seals where ${inScope('institution_id', scope)}
      window line as (partition by institution_id order by seq)),
    bad as (
      select distinct on (c.institution_id) c.*, e.id is not null as entry_there
        from chain c
        left join audit_entries e on e.institution_id = c.institution_id and e.id = c.entry_id
       where c.seq <> c.previous_seq + 1 or e.id is null or c.hash <> audit_seal_hash(c.previous_hash, c.seq, e)
       order by c.institution_id, c.seq)
    select b.institution_id, i.tag, b.seq, b.entry_id, b.previous_seq, b.entry_there
      from bad b join institutions i on i.id = b.institution_id order by 1`)
}

export interface DigestRow {
  institution_id: number
  tag: string
  id: number
  action: string
}

/** The first entry of each institution whose content is not what was written; emptied content is no finding. */
export function findDigestBreaks(db: Db, scope: Scope): Promise<DigestRow[]> {
  return db.rows(sql<DigestRow>`
    with bad as (
      select distinct on (e.institution_id) e.institution_id, e.id, e.action
        from audit_payloads p
        join audit_entries e on e.institution_id = p.institution_id and e.id = p.entry_id
       where ${inScope('p.institution_id', scope)} and e.digest <> sha256(p.salt || convert_to(p.payload, 'UTF8'))
       order by e.institution_id, e.id)
    select b.institution_id, i.tag, b.id, b.action from bad b join institutions i on i.id = b.institution_id order by 1`)
}

export interface LostContentRow {
  institution_id: number
  tag: string
  id: number
  action: string
}

/** The first entry of each institution whose content is missing although nobody asked to empty it. */
export function findLostContent(db: Db, scope: Scope): Promise<LostContentRow[]> {
  return db.rows(sql<LostContentRow>`
    with bad as (
      select distinct on (e.institution_id) e.institution_id, e.id, e.action
        from audit_entries e
       where ${inScope('e.institution_id', scope)}
         and not exists (select from audit_payloads p where p.institution_id = e.institution_id and p.entry_id = e.id)
         and not exists (select from audit_erasures x where x.institution_id = e.institution_id and x.entry_id = e.id)
       order by e.institution_id, e.id)
    select b.institution_id, i.tag, b.id, b.action from bad b join institutions i on i.id = b.institution_id order by 1`)
}

export interface LostHeadRow {
  institution_id: number
  tag: string
  seq: number
  signed_at: string
}

/** The first signed head of each institution that is no link of its chain any more. */
export function findLostHeads(db: Db, scope: Scope): Promise<LostHeadRow[]> {
  return db.rows(sql<LostHeadRow>`
    with bad as (
      select distinct on (h.institution_id) h.institution_id, h.seq, h.signed_at
        from audit_heads h
        left join audit_seals s on s.institution_id = h.institution_id and s.seq = h.seq
       where ${inScope('h.institution_id', scope)} and s.hash is distinct from h.hash
       order by h.institution_id, h.seq)
    select b.institution_id, i.tag, b.seq, b.signed_at from bad b join institutions i on i.id = b.institution_id order by 1`)
}

/** How many entries are sealed: seals are numbered without gaps, which the check proves. */
export async function countSealed(db: Db, institutionId: number): Promise<number> {
  const row = await db.maybe(sql<{ seq: number }>`
    select seq from audit_seals where institution_id = ${institutionId} order by seq desc limit 1`)
  return row?.seq ?? 0
}
