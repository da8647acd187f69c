import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { sql } from '../../../../platform/db/sql.ts'

interface Place {
  institution_id: number
  tag: string
  code: string
  series: string
}

export interface OrderRow extends Place {
  counter: number
  previous: number
  given_at: string
  previous_at: string
}

/**
 * The first line of each series that does not follow on the one before it, by number or by time. Numbers of
 * other systems (kind 4) follow no order.
 */
export function findOrderBreaks(db: PlatformDb, scope: Scope): Promise<OrderRow[]> {
  return db.rows(sql<OrderRow>`
    with lines as (
      select institution_id, register_id, series, counter, given_at,
             lag(counter) over line as previous, lag(given_at) over line as previous_at
        from register_ledger where ${inScope('institution_id', scope)} and kind <> 4
      window line as (partition by institution_id, register_id, series order by counter)),
    bad as (
      select distinct on (institution_id, register_id, series) * from lines
       where counter <> previous + 1 or given_at < previous_at
       order by institution_id, register_id, series, counter)
    select b.institution_id, i.tag, coalesce(r.code, b.register_id::text) as code, b.series, b.counter, b.previous,
           b.given_at, b.previous_at
      from bad b
      join institutions i on i.id = b.institution_id
      left join registers r on r.institution_id = b.institution_id and r.id = b.register_id
     order by 1, 3, 4 limit 100`)
}

/** Whether a document stands in a register of history; `findHistoryBreaks` judges those. */
const ofHistory = sql`((documents.institution_id, documents.register_id) in (
  select r.institution_id, r.id from registers r where r.history_of is not null))`

export interface PairRow extends Place {
  counter: number
  document_id: number | null
  ledger_document_id: number | null
  document_number: string | null
  ledger_number: string | null
  other_time: boolean
}

/**
 * Gives the first number of each series whose ledger line and document are not the same registration. The
 * line of a reserved number names its document through the reservation that was used.
 */
export function findPairBreaks(db: PlatformDb, scope: Scope): Promise<PairRow[]> {
  return db.rows(sql<PairRow>`
    with pairs as (
      select institution_id, register_id, series, counter, d.id as document_id, l.document_id as ledger_document_id,
             d.number as document_number, l.number as ledger_number,
             case l.kind when 1 then d.registered_at <> l.given_at else d.registered_at < l.given_at end as other_time
        from (select * from documents where ${inScope('institution_id', scope)} and not ${ofHistory}) d
        full join (
          select institution_id, register_id, series, counter, number, given_at, kind, document_id
            from register_ledger where ${inScope('institution_id', scope)} and kind = 1
          union all
          select l.institution_id, l.register_id, l.series, l.counter, l.number, l.given_at, l.kind, n.document_id
            from register_ledger l
            join number_reservations n using (institution_id, register_id, series, counter)
           where ${inScope('l.institution_id', scope)} and l.kind = 2 and n.state = 'used') l
          using (institution_id, register_id, series, counter)),
    bad as (
      select distinct on (institution_id, register_id, series) * from pairs
       where document_id is distinct from ledger_document_id or document_number <> ledger_number or other_time
       order by institution_id, register_id, series, counter)
    select b.institution_id, i.tag, coalesce(r.code, b.register_id::text) as code, b.series, b.counter, b.document_id,
           b.ledger_document_id, b.document_number, b.ledger_number, coalesce(b.other_time, false) as other_time
      from bad b
      join institutions i on i.id = b.institution_id
      left join registers r on r.institution_id = b.institution_id and r.id = b.register_id
     order by 1, 3, 4 limit 100`)
}

export interface LineRow {
  institution_id: number
  tag: string
  id: number
  number: string
  counter: number
  series: string
  registered_on: string
  counter_shown: boolean
  /**
   * Whether the series fits the document's day. If it does, the day itself is wrong, unless the counter is.
   */
  series_right: boolean
}

/**
 * Gives documents whose own fields contradict each other. The number must show the counter, whatever the
 * register's pattern was at the time. The day must be that of the instant in Romania, or the day its number
 * was reserved for. A yearly or daily series must be named after the day.
 */
export function findLineBreaks(db: PlatformDb, scope: Scope): Promise<LineRow[]> {
  return db.rows(sql<LineRow>`
    with bad as (
      select distinct on (institution_id) institution_id, id, number, counter, series, registered_on, registered_at
        from documents
       where ${inScope('institution_id', scope)}
         and ((position(counter::text in number) = 0 and not ${ofHistory})
           or (registered_on <> local_day(registered_at) and not exists (
             select from number_reservations n
              where n.institution_id = documents.institution_id and n.document_id = documents.id
                and n.reserved_on = documents.registered_on))
           or (series not like 'm%' and series <> left(registered_on::text, length(series))))
       order by institution_id, id)
    select b.institution_id, i.tag, b.id, b.number, b.counter, b.series, b.registered_on,
           position(b.counter::text in b.number) > 0 as counter_shown,
           (b.series like 'm%' or b.series = left(b.registered_on::text, length(b.series))) as series_right
      from bad b join institutions i on i.id = b.institution_id order by 1`)
}

export interface CounterRow extends Place {
  next_number: number
  last_given: number
  /** False when the counter's last time is earlier than that of a number already given. */
  time_right: boolean
}

/** Counters that would give a number again, leave one out, or let time run backwards. */
export function findCounterBreaks(db: PlatformDb, scope: Scope): Promise<CounterRow[]> {
  return db.rows(sql<CounterRow>`
    with last_lines as (
      select institution_id, register_id, series, max(counter) as last_given, max(given_at) as last_at
        from register_ledger where ${inScope('institution_id', scope)} and kind <> 4 group by 1, 2, 3)
    select c.institution_id, i.tag, r.code, l.series, c.next_number, l.last_given, c.last_at >= l.last_at as time_right
      from register_counters c
      join institutions i on i.id = c.institution_id
      join registers r on r.institution_id = c.institution_id and r.id = c.register_id
      join last_lines l on l.institution_id = c.institution_id and l.register_id = c.register_id
     where (l.series = c.series and c.next_number <> l.last_given + 1) or c.last_at < l.last_at
     order by 1, 3, 4 limit 100`)
}

export interface AheadRow {
  institution_id: number
  tag: string
  code: string
  last_at: string
}

/**
 * Gives counters whose last time is still to come. One minute is allowed, because two clocks may differ by
 * it.
 */
export function findCountersAhead(db: PlatformDb, scope: Scope, now: Date): Promise<AheadRow[]> {
  return db.rows(sql<AheadRow>`
    select c.institution_id, i.tag, r.code, c.last_at
      from register_counters c
      join institutions i on i.id = c.institution_id
      join registers r on r.institution_id = c.institution_id and r.id = c.register_id
     where ${inScope('c.institution_id', scope)} and c.last_at > ${now}::timestamptz + interval '1 minute'
     order by 1, 3 limit 100`)
}
