import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/**
 * SQL that puts each document beside what the last entry about it says, with later merges and their undoing
 * applied.
 */
const compared = (documents: Fragment, scope: Scope) => sql`
  moves as (
    select distinct on (e.institution_id, x.document_id) e.institution_id, x.document_id, e.id as entry_id,
           (p.payload::jsonb #>> '{proof,issuer_id}')::bigint as issuer_id
      from audit_entries e
      join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      cross join lateral (
        select y::bigint as document_id
          from jsonb_array_elements_text(coalesce(p.payload::jsonb #> '{proof,document}', '[]')) y) x
     where ${inScope('e.institution_id', scope)} and e.action in ('issuer.merged', 'issuer.unmerged')
       and p.payload like '%"proof":{%' and pg_input_is_valid(p.payload, 'jsonb')
     order by e.institution_id, x.document_id, e.id desc),
  told as (
    select d.institution_id, d.id, d.number, d.registered_at, document_state(d) as state, e.id as entry_id,
           case when p.payload like '%"state":{%' and pg_input_is_valid(p.payload, 'jsonb') then
             p.payload::jsonb -> 'state'
               || case when m.entry_id > e.id then jsonb_build_object('issuer_id', m.issuer_id) else '{}'::jsonb end end as said
      from (select * from documents where ${documents}) d
      left join lateral (
        select a.id from audit_entries a
         where a.institution_id = d.institution_id and a.subject_type = 'document' and a.subject_id = d.id
           and tells_document_state(a.action)
         order by a.id desc limit 1) e on true
      left join audit_payloads p on p.institution_id = d.institution_id and p.entry_id = e.id
      left join moves m on m.institution_id = d.institution_id and m.document_id = d.id),
  judged as (
    select t.*, t.said is distinct from t.state and t.said is not null and not (
             -- Whoever is erased has no documents any more; how they left went with what the trail told of them, and so
             -- did the way back from whoever they were merged into for a while.
             t.said - 'issuer_id' = t.state - 'issuer_id' and exists (
               select from issuers i
                where i.institution_id = t.institution_id and i.id = (t.said ->> 'issuer_id')::bigint and i.erased_at is not null
               union all
               select from issuer_merge_moves v
                 join issuer_merges g on g.institution_id = v.institution_id and g.id = v.merge_id and g.undone_at is not null
                  and g.winner_id = (t.said ->> 'issuer_id')::bigint
                 join issuers l on l.institution_id = g.institution_id and l.id = g.loser_id and l.erased_at is not null
                where v.institution_id = t.institution_id and v.kind = 'document' and v.reference_id = t.id)) as is_bad
      from told t)`

export interface StateSummary {
  institution_id: number
  /** Documents whose last entry was erased, or was written before entries told what a document is. */
  uncovered: number
  bad: number
  first_bad: number | null
  /**
   * Documents that no entry tells of, though they were registered after the trail began to tell what
   * documents are.
   */
  unknown: number
  first_unknown: number | null
}

export function summariseStates(db: PlatformDb, scope: Scope): Promise<StateSummary[]> {
  return db.rows(sql<StateSummary>`
    with ${compared(inScope('institution_id', scope), scope)},
    since as (
      select i.id as institution_id, f.at
        from institutions i
        cross join lateral (
          select e.at from audit_entries e
            join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
           where e.institution_id = i.id and e.action = 'document.registered' and p.payload like '%"state":{%'
           order by e.id limit 1) f
       where ${inScope('i.id', scope)})
    select j.institution_id, count(*) filter (where j.said is null) as uncovered,
           count(*) filter (where j.is_bad) as bad, min(j.id) filter (where j.is_bad) as first_bad,
           count(*) filter (where j.entry_id is null and j.registered_at >= s.at) as unknown,
           min(j.id) filter (where j.entry_id is null and j.registered_at >= s.at) as first_unknown
      from judged j left join since s on s.institution_id = j.institution_id
     group by 1 order by 1`)
}

export type DocumentState = Readonly<Record<string, string | number | boolean>>
export interface StateRow {
  tag: string
  number: string
  entry_id: number | null
  state: DocumentState
  said: DocumentState | null
}

/** Gives one document with what the trail says of it, for the sentence about it. */
export function findState(
  db: PlatformDb,
  institutionId: number,
  documentId: number,
): Promise<StateRow | undefined> {
  return db.maybe(sql<StateRow>`
    with ${compared(sql`institution_id = ${institutionId} and id = ${documentId}`, institutionId)}
    select i.tag, j.number, j.entry_id, j.state, j.said from judged j join institutions i on i.id = j.institution_id`)
}

export interface RegisteredRow {
  institution_id: number
  tag: string
  kind: 'document' | 'further' | 'reserved'
  entry_id: number
  subject_id: number
  said: string | null
  found: string | null
}

/**
 * Gives the first entry of each institution and kind that tells of a number which is gone or has become
 * another: documents that were registered, further numbers that were taken, numbers that were reserved.
 */
export function findGoneNumbers(db: PlatformDb, scope: Scope): Promise<RegisteredRow[]> {
  return db.rows(sql<RegisteredRow>`
    with told as materialized (
      select e.institution_id, e.id as entry_id, e.action, e.subject_id,
             case when pg_input_is_valid(p.payload, 'jsonb') then p.payload::jsonb -> 'after' end as after
        from audit_entries e
        left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
       where ${inScope('e.institution_id', scope)}
         and e.action in ('document.registered', 'document.imported', 'document.number_taken', 'register.numbers_reserved')),
    pairs as (
      select t.institution_id, 'document' as kind, t.entry_id, t.subject_id, t.after ->> 'number' as said, d.number as found
        from told t left join documents d on d.institution_id = t.institution_id and d.id = t.subject_id
       where t.action = 'document.registered'
          -- What an import brought is gone when it was undone, and its tombstone says so.
          or t.action = 'document.imported' and not exists (
            select from history_tombstones x
             where x.institution_id = t.institution_id and t.subject_id between x.first_id and x.last_id)
      union all
      select t.institution_id, 'further', t.entry_id, t.subject_id, t.after ->> 'number', f.number
        from told t
        left join further_numbers f on f.institution_id = t.institution_id and f.document_id = t.subject_id
         and f.register_id = (t.after ->> 'register_id')::bigint
       where t.action = 'document.number_taken' and t.after is not null
      union all
      select t.institution_id, 'reserved', t.entry_id, t.subject_id, t.after ->> 'last', n.number
        from told t
        left join number_reservations n on n.institution_id = t.institution_id and n.register_id = t.subject_id
         and n.number = t.after ->> 'last' and n.reserved_on = (t.after ->> 'reserved_on')::date
       where t.action = 'register.numbers_reserved' and t.after ? 'last'),
    bad as (
      select distinct on (institution_id, kind) * from pairs
       where found is null or said <> found order by institution_id, kind, entry_id)
    select b.institution_id, i.tag, b.kind, b.entry_id, b.subject_id, b.said, b.found
      from bad b join institutions i on i.id = b.institution_id order by 1, 3`)
}
