import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export interface KeptRow {
  institution_id: number
  tag: string
  code: string
  series: string
  counter: number
  /** The number that the reservation or the further number has; null when there is no such row. */
  number: string | null
  /** The number that the ledger has; null when there is no line. */
  ledger_number: string | null
}

/**
 * Gives the first of the `pairs` in each series whose two sides differ: in number, or in what the column
 * `other` says.
 */
function findDiffering(db: PlatformDb, pairs: Fragment): Promise<KeptRow[]> {
  return db.rows(sql<KeptRow>`
    with pairs as (${pairs}),
    bad as (
      select distinct on (institution_id, register_id, series) * from pairs
       where number is distinct from ledger_number or other
       order by institution_id, register_id, series, counter)
    select b.institution_id, i.tag, coalesce(r.code, b.register_id::text) as code, b.series, b.counter, b.number, b.ledger_number
      from bad b
      join institutions i on i.id = b.institution_id
      left join registers r on r.institution_id = b.institution_id and r.id = b.register_id
     order by 1, 3, 4 limit 100`)
}

/**
 * Gives the first number of each series that is reserved but not in the ledger, in the ledger but not
 * reserved, or different in the two.
 */
export function findReservationBreaks(db: PlatformDb, scope: Scope): Promise<KeptRow[]> {
  return findDiffering(
    db,
    sql`
      select institution_id, register_id, series, counter, n.number, l.number as ledger_number,
             n.reserved_at <> l.given_at as other
        from (select * from number_reservations where ${inScope('institution_id', scope)}) n
        full join (select * from register_ledger where ${inScope('institution_id', scope)} and kind = 2) l
          using (institution_id, register_id, series, counter)`,
  )
}

export interface UsedRow {
  institution_id: number
  tag: string
  code: string
  series: string
  counter: number
  number: string
  state: string
  document_number: string | null
  /** Whether the document bears the day for which the number is reserved. */
  day_right: boolean
}

/** The first reservation of each series whose document is not the one that bears its number and its day. */
export function findUseBreaks(db: PlatformDb, scope: Scope): Promise<UsedRow[]> {
  return db.rows(sql<UsedRow>`
    with pairs as (
      select n.institution_id, n.register_id, n.series, n.counter, n.number, n.state, d.number as document_number,
             coalesce(d.registered_on = n.reserved_on, false) as day_right, d.id as bearer, n.document_id
        from number_reservations n
        left join documents d
          on d.institution_id = n.institution_id and d.register_id = n.register_id and d.series = n.series and d.counter = n.counter
       where ${inScope('n.institution_id', scope)}),
    bad as (
      select distinct on (institution_id, register_id, series) * from pairs
       where bearer is distinct from document_id or (bearer is not null and not day_right)
       order by institution_id, register_id, series, counter)
    select b.institution_id, i.tag, r.code, b.series, b.counter, b.number, b.state, b.document_number, b.day_right
      from bad b
      join institutions i on i.id = b.institution_id
      join registers r on r.institution_id = b.institution_id and r.id = b.register_id
     order by 1, 3, 4 limit 100`)
}

/**
 * Gives the first further number of each series that differs from its ledger line in number, time or
 * document.
 */
export function findFurtherBreaks(db: PlatformDb, scope: Scope): Promise<KeptRow[]> {
  return findDiffering(
    db,
    sql`
      select institution_id, register_id, series, counter, f.number, l.number as ledger_number,
             f.given_at <> l.given_at or f.document_id <> l.document_id as other
        from (select * from further_numbers where ${inScope('institution_id', scope)}) f
        full join (select * from register_ledger where ${inScope('institution_id', scope)} and kind = 3) l
          using (institution_id, register_id, series, counter)`,
  )
}
