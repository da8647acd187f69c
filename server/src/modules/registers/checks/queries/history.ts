import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { sql } from '../../../../platform/db/sql.ts'

export interface HistoryRow {
  institution_id: number
  tag: string
  code: string
  number: string
  /** What is wrong: a line of the wrong kind, a line and a document that differ, a counter that was moved. */
  fault: 'kind' | 'document' | 'counter'
}

/**
 * Gives the first fault of each register of history. Its lines have their own kind, each is one document with that
 * number, and its counter never gave any; a living register has none of that kind.
 */
export function findHistoryBreaks(db: PlatformDb, scope: Scope): Promise<HistoryRow[]> {
  return db.rows(sql<HistoryRow>`
    with kept as materialized (
      select institution_id, id, code, history_of is not null as is_history from registers where ${inScope('institution_id', scope)}),
    bad as (
      select k.institution_id, k.code, l.number, 'kind' as fault
        from kept k join register_ledger l on l.institution_id = k.institution_id and l.register_id = k.id
       where (l.kind = 4) <> k.is_history
      union all
      select k.institution_id, k.code, coalesce(d.number, l.number), 'document'
        from (select l.* from register_ledger l join kept k on k.institution_id = l.institution_id and k.id = l.register_id and k.is_history) l
        full join (select d.* from documents d join kept k on k.institution_id = d.institution_id and k.id = d.register_id and k.is_history) d
          on d.institution_id = l.institution_id and d.id = l.document_id
        join kept k on k.institution_id = coalesce(d.institution_id, l.institution_id) and k.id = coalesce(d.register_id, l.register_id)
       where (l.series, l.counter, l.ordinal, l.number, l.given_at) is distinct from (d.series, d.counter, d.ordinal, d.number, d.registered_at)
          or l.register_id <> d.register_id
      union all
      select k.institution_id, k.code, '', 'counter'
        from kept k join register_counters c on c.institution_id = k.institution_id and c.register_id = k.id
       where k.is_history and (c.series, c.next_number, c.last_at) is distinct from ('', 1, '-infinity'::timestamptz))
    select distinct on (b.institution_id, b.code) b.institution_id, i.tag, b.code, b.number, b.fault
      from bad b join institutions i on i.id = b.institution_id
     order by 1, 3, 5, 4 limit 100`)
}
