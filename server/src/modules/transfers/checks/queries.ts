import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Place = { institution_id: number; tag: string }

export type SheetNumberBreak = Place & {
  series: string
  counter: number
  previous: number | null
  number: string | null
  ledger_number: string | null
  next_number: number
  fault: 'order' | 'pair' | 'counter'
}

/** The first number of each series of sheets that does not follow on the one before it, or has no sheet, or no line. */
export function findSheetNumberBreaks(db: PlatformDb, scope: Scope): Promise<SheetNumberBreak[]> {
  return db.rows(sql<SheetNumberBreak>`
    with lines as (
      select institution_id, series, counter, l.number as ledger_number, l.given_at, l.sheet_id, s.id, s.number, s.sent_at
        from (select * from transfer_ledger where ${inScope('institution_id', scope)}) l
        full join (select * from transfer_sheets where ${inScope('institution_id', scope)} and number is not null) s
          using (institution_id, series, counter)),
    ordered as (
      select *, lag(counter) over line as previous, lag(given_at) over line as previous_at from lines
      window line as (partition by institution_id, series order by counter)),
    bad as (
      select institution_id, series, counter, previous, number, ledger_number, 0::bigint as next_number, 'pair' as fault from ordered
       where sheet_id is distinct from id or number is distinct from ledger_number or given_at is distinct from sent_at
      union all
      select institution_id, series, counter, previous, number, ledger_number, 0, 'order' from ordered
       where counter <> coalesce(previous, 0) + 1 or given_at < previous_at
      union all
      select institution_id, k.series, m.last, null, null, null, k.next_number, 'counter'
        from transfer_counters k
        join (select institution_id, series, max(counter) as last, max(given_at) as at from transfer_ledger group by 1, 2) m using (institution_id, series)
       where ${inScope('institution_id', scope)} and (k.next_number <> m.last + 1 or k.last_at < m.at)),
    firsts as (
      select distinct on (institution_id, series, fault) * from bad order by institution_id, series, fault, counter)
    select f.*, i.tag from firsts f join institutions i on i.id = f.institution_id order by f.institution_id, f.series, f.counter limit 100`)
}

export type SheetBreak = Place & { name: string; fault: 'status' | 'held' | 'custody' | 'access' }

/**
 * Sheets and papers that are not what their rows say: an open sheet has an open row, a closed one none; the paper is
 * where its last accepted row brought it, else where it was registered; a closed case has no document on its way; the
 * department that took a paper over sees it.
 */
export function findSheetBreaks(db: PlatformDb, scope: Scope): Promise<SheetBreak[]> {
  return db.rows(sql<SheetBreak>`
    with sheets as (
      select s.institution_id, coalesce(s.number, s.id::text) as name, s.id,
             s.status <> case when count(r.*) filter (where r.status = 'prepared') = count(r.*) then 'draft'
                              when bool_or(r.status = 'sent') then 'sent'
                              when bool_and(r.status = 'withdrawn') then 'annulled' else 'closed' end as wrong
        from transfer_sheets s left join transfer_rows r on r.institution_id = s.institution_id and r.sheet_id = s.id
       where ${inScope('s.institution_id', scope)} group by s.institution_id, s.id, s.number, s.status),
    last_accepted as (
      select distinct on (r.institution_id, r.document_id) r.institution_id, r.document_id, r.id, s.to_group_id, r.answered_at
        from transfer_rows r join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
        join documents d on d.institution_id = r.institution_id and d.id = r.document_id
       where ${inScope('r.institution_id', scope)} and r.status = 'accepted' and coalesce(d.on_paper, comes_on_paper(d.physical_form, d.arrival))
       order by r.institution_id, r.document_id, r.answered_at desc, r.id desc),
    held as (
      select coalesce(a.institution_id, k.institution_id) as institution_id, coalesce(a.document_id, k.document_id) as document_id,
             a.id is distinct from k.row_id or a.to_group_id is distinct from k.group_id or a.answered_at is distinct from k.since as wrong
        from last_accepted a
        full join (select * from paper_custody where ${inScope('institution_id', scope)}) k
          on k.institution_id = a.institution_id and k.document_id = a.document_id),
    bad as (
      select institution_id, name, 'status' as fault, id from sheets where wrong
      union all
      select institution_id, document_id::text, 'custody', document_id from held where wrong
      union all
      select d.institution_id, d.number, 'custody', d.id from documents d
        left join paper_custody k on k.institution_id = d.institution_id and k.document_id = d.id
       where ${inScope('d.institution_id', scope)} and d.paper_group_id is distinct from
             case when k.document_id is not null then k.group_id when d.on_paper then d.desk_group_id end
      union all
      select k.institution_id, d.number, 'access', k.document_id
        from paper_custody k join documents d on d.institution_id = k.institution_id and d.id = k.document_id
       where ${inScope('k.institution_id', scope)} and not exists (
         select from document_access a where a.institution_id = k.institution_id and a.principal_kind = 2 and a.principal_id = k.group_id
            and a.document_id = k.document_id and a.reasons & 32 <> 0)
      union all
      select r.institution_id, c.number, 'held', c.id
        from transfer_rows r
        join case_documents x on x.institution_id = r.institution_id and x.document_id = r.document_id and x.closed_with is not null
        join cases c on c.institution_id = x.institution_id and c.id = x.case_id and c.status = 'closed'
        join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
       where ${inScope('r.institution_id', scope)} and r.status = 'sent' and s.sent_at < c.closed_at),
    firsts as (select distinct on (institution_id, fault) * from bad order by institution_id, fault, id)
    select b.institution_id, b.name, b.fault, i.tag from firsts b join institutions i on i.id = b.institution_id
     order by b.institution_id, b.fault limit 100`)
}
