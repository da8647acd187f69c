import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Place = { institution_id: number; tag: string }

export type NumberBreak = Place & {
  series: string
  counter: number
  previous: number | null
  number: string | null
  ledger_number: string | null
  next_number: number
  fault: 'order' | 'pair' | 'counter'
}

/** The first number of each series of cases that does not follow on the one before it, or has no case, or no line. */
export function findNumberBreaks(db: PlatformDb, scope: Scope): Promise<NumberBreak[]> {
  return db.rows(sql<NumberBreak>`
    with lines as (
      select institution_id, series, counter, l.number as ledger_number, l.given_at, l.case_id, c.id, c.number, c.opened_at
        from (select * from case_ledger where ${inScope('institution_id', scope)}) l
        full join (select * from cases where ${inScope('institution_id', scope)}) c using (institution_id, series, counter)),
    ordered as (
      select *, lag(counter) over line as previous, lag(given_at) over line as previous_at from lines
      window line as (partition by institution_id, series order by counter)),
    bad as (
      select institution_id, series, counter, previous, number, ledger_number, 0::bigint as next_number, 'pair' as fault from ordered
       where case_id is distinct from id or number is distinct from ledger_number or given_at is distinct from opened_at
      union all
      select institution_id, series, counter, previous, number, ledger_number, 0, 'order' from ordered
       where counter <> coalesce(previous, 0) + 1 or given_at < previous_at
      union all
      select institution_id, k.series, m.last, null, null, null, k.next_number, 'counter'
        from case_counters k
        join (select institution_id, series, max(counter) as last, max(given_at) as at from case_ledger group by 1, 2) m using (institution_id, series)
       where ${inScope('institution_id', scope)} and (k.next_number <> m.last + 1 or k.last_at < m.at)),
    firsts as (
      select distinct on (institution_id, series, fault) * from bad order by institution_id, series, fault, counter)
    select f.*, i.tag from firsts f join institutions i on i.id = f.institution_id order by f.institution_id, f.series, f.counter limit 100`)
}

export type CaseBreak = Place & { number: string; fault: 'lead' | 'status' | 'held' | 'document' | 'access' }

/**
 * Cases that are not what their shares and documents say: an open case has one share in charge and holds its
 * documents; a closed one has no open share and holds none; its open documents stand where it says.
 */
export function findCaseBreaks(db: PlatformDb, scope: Scope): Promise<CaseBreak[]> {
  return db.rows(sql<CaseBreak>`
    with shares as (
      select institution_id, case_id, count(*) filter (where is_open) as open, count(*) filter (where is_open and role = 'lead') as leads,
             count(*) filter (where is_open and status = 'waiting') as waiting,
             count(*) filter (where is_open and status = 'in_progress') as working,
             count(*) filter (where is_open and status = 'accepted') as accepted
        from case_shares where ${inScope('institution_id', scope)} group by 1, 2),
    judged as (
      select c.institution_id, c.id, c.number, c.status,
             case when c.status = 'closed' then coalesce(s.leads, 0) <> 0 else coalesce(s.leads, 0) <> 1 end as lead_wrong,
             c.status <> case when c.closed_at is not null then 'closed' when s.open = s.waiting then 'waiting'
                              when s.working > 0 then 'in_progress' when s.accepted > 0 then 'accepted' else 'new' end as status_wrong,
             exists (select from case_documents x where x.institution_id = c.institution_id and x.case_id = c.id
                        and x.role <> 'connected' and x.held <> (c.status <> 'closed')) as held_wrong,
             exists (select from case_documents x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
                      where x.institution_id = c.institution_id and x.case_id = c.id and x.held and d.status in (1, 2, 3, 5, 15)
                        and not case c.status when 'new' then d.status in (1, 2) when 'waiting' then d.status in (15, 3) else d.status = 3 end) as document_wrong,
             exists (select from case_documents x join case_shares s on s.institution_id = x.institution_id and s.case_id = x.case_id
                      where x.institution_id = c.institution_id and x.case_id = c.id and x.role <> 'connected' and s.user_id is not null
                        and not exists (select from document_access a where a.institution_id = x.institution_id and a.principal_kind = 1
                                           and a.principal_id = s.user_id and a.document_id = x.document_id and a.reasons & 8 <> 0)) as access_wrong
        from cases c left join shares s on s.institution_id = c.institution_id and s.case_id = c.id
       where ${inScope('c.institution_id', scope)}),
    bad as (
      select distinct on (institution_id, fault) institution_id, number, fault, id
        from judged cross join lateral (values ('lead', lead_wrong), ('status', status_wrong), ('held', held_wrong),
               ('document', document_wrong), ('access', access_wrong)) v(fault, wrong)
       where wrong order by institution_id, fault, id)
    select b.institution_id, b.number, b.fault, i.tag from bad b join institutions i on i.id = b.institution_id
     order by b.institution_id, b.fault limit 100`)
}

export type ShareTotalBreak = Place & { user_id: number; counted: number; real: number }

/** People whose totals are not the number of their shares. */
export function findShareTotalBreaks(db: PlatformDb, scope: Scope): Promise<ShareTotalBreak[]> {
  return db.rows(sql<ShareTotalBreak>`
    with both_sides as (
      select institution_id, user_id, role, status, sum(shares) as counted, 0::bigint as real
        from case_share_totals where ${inScope('institution_id', scope)} group by 1, 2, 3, 4
      union all
      select institution_id, user_id, role, status, 0, count(*)
        from case_shares where ${inScope('institution_id', scope)} and user_id is not null group by 1, 2, 3, 4),
    bad as (
      select distinct on (institution_id) institution_id, user_id, sum(counted)::bigint as counted, sum(real)::bigint as real
        from both_sides group by institution_id, user_id, role, status having sum(counted) <> sum(real) order by institution_id, user_id)
    select b.institution_id, i.tag, b.user_id, b.counted, b.real from bad b join institutions i on i.id = b.institution_id order by 1`)
}
