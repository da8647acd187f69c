import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { calendarOf } from '../calendar/free-weekdays.ts'
import { everything, pointsOf, summed } from '../facts/queries/points.ts'

export type Counting = { id: number; tag: string; free_days: FreeDay[]; calendar: string | null }

/** The institutions whose facts are built. */
export function listCounting(db: PlatformDb, scope: Scope): Promise<Counting[]> {
  return db.rows(sql<Counting>`
    select i.id, i.tag, i.free_days, s.calendar from institutions i left join statistic_states s on s.institution_id = i.id
     where i.id <> 0 and coalesce(s.built, true) and ${inScope('i.id', scope)} order by i.id`)
}

export type FactBreak = { measure: number; day: string; kept: number; real: number }

/** The first fact of each measure that is not what documents and stays say. */
export function findFactBreaks(db: PlatformDb, { id, free_days }: Counting): Promise<FactBreak[]> {
  const own = (column: string): Fragment => sql`${sql.ref(column)} = ${id}`
  const calendar = calendarOf(free_days)
  const changes = sql`select * from statistic_changes where institution_id = ${id}`
  const sums = sql`grain, measure, day, group_id, doc_type_id, code`
  return db.rows(sql<FactBreak>`
    with kept as (
      select ${sums}, sum(n) as n, sum(in_time) as in_time, sum(days) as days, sum(more) as more from (
        select * from statistic_facts where institution_id = ${id}
        union all select * from (${summed(pointsOf(changes, calendar))}) t) k group by ${sums}),
    real as (select * from (${summed(pointsOf(everything(own), calendar))}) r)
    select distinct on (measure) measure, day::text, coalesce(k.n, 0)::bigint as kept, coalesce(r.n, 0)::bigint as real
      from kept k full join real r using (grain, measure, day, group_id, doc_type_id, code)
     where (coalesce(k.n, 0), coalesce(k.in_time, 0), coalesce(k.days, 0), coalesce(k.more, 0))
        <> (coalesce(r.n, 0), coalesce(r.in_time, 0), coalesce(r.days, 0), coalesce(r.more, 0))
     order by measure, grain, day`)
}
