import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Calendar } from '../../calendar/free-weekdays.ts'

/**
 * What the facts count. Outcomes and ways of arrival stand apart without the type: together they would make ten times the facts,
 * and nobody asks for them together.
 */
export const MEASURE = {
  registered: 1,
  closed: 2,
  overdue: 3,
  stays: 4,
  open: 5,
  outcomes: 6,
  arrivals: 7,
} as const
/** The time that a fact sums. */
export const GRAIN = { day: 1, month: 2, year: 3 } as const
/**
 * What a fact sums in that time, told in its grain: a department's papers of one type; those of the whole institution by
 * type; those of a department whatever their type. A page of the institution would else read each type of each department.
 */
export const SIDE = { fine: 0, types: 10, groups: 20 } as const
/** What is summed by department whatever the type. */
const ofGroups = [MEASURE.registered, MEASURE.closed, MEASURE.overdue]

/** Working days from Monday, 1 January 1900 to a day. */
const workingDaysTo = (day: Fragment): Fragment =>
  sql`(5 * ((${day} - date '1900-01-01') / 7) + least((${day} - date '1900-01-01') % 7 + 1, 5) - width_bucket(${day}, k.free))`

/**
 * What rows of `statistic_changes` count as, each on its day. A paper becomes overdue on the day after its deadline, also
 * when that is yet to come: if it is closed before, the point is taken away again.
 */
export const pointsOf = (changes: Fragment, calendar: Calendar): Fragment => sql`
  select c.institution_id, p.measure::smallint as measure, p.day, c.group_id, p.doc_type_id, p.code::smallint as code, (c.n * p.n)::bigint as n,
         (c.n * p.in_time)::bigint as in_time, (c.n * p.days)::bigint as days, (c.n * p.more)::bigint as more
    from (${changes}) c cross join (select ${[...calendar.days]}::date[] as free) k
   cross join lateral (values
     (1, c.day, c.doc_type_id, c.code / 10, 1, 0, 0, 0::bigint, c.kind = 1 and c.status <> 9),
     (2, c.closed_on, c.doc_type_id, 0, 1, (c.deadline_on is null or c.closed_on <= c.deadline_on)::integer, c.closed_on - c.day,
         ${workingDaysTo(sql`c.closed_on`)} - ${workingDaysTo(sql`c.day`)}, c.kind = 1 and c.closed_on is not null),
     (3, greatest(c.day, c.deadline_on + 1), c.doc_type_id, 0, 1, 0, 0, 0,
         c.kind = 1 and c.status <> 9 and c.deadline_on is not null and (c.closed_on is null or c.closed_on > c.deadline_on)),
     (3, c.closed_on, c.doc_type_id, 0, -1, 0, 0, 0, c.kind = 1 and c.closed_on > c.deadline_on),
     (4, c.day, 0, c.code, 1, 0, 0, c.seconds, c.kind = 2),
     (6, c.closed_on, 0, c.status, 1, 0, 0, 0, c.kind = 1 and c.closed_on is not null),
     (7, c.day, 0, c.code % 10, 1, 0, 0, 0, c.kind = 1 and c.status <> 9 and c.code / 10 = 1),
     (5, coalesce(c.deadline_on, 'infinity'), 0, c.step, 1, 0, 0, 0, c.kind = 1 and c.step is not null)
   ) p(measure, day, doc_type_id, code, n, in_time, days, more, counts)
   where p.counts`

/** Everything that there is, as if it had just happened: what the facts have to be. `where`: which institutions. */
export const everything = (where: (column: string) => Fragment): Fragment => sql`
  select institution_id, 1::smallint as kind, 1 as n, registered_on as day, coalesce(group_id, 0) as group_id, doc_type_id,
         statistic_code(category, arrival) as code, status, deadline_on, closed_on, work_step(status, group_id) as step, 0::bigint as seconds
    from documents where ${where('institution_id')} and not is_test
  union all
  select institution_id, 2, 1, local_day(until), group_id, 0, step, 0, null, null, null, extract(epoch from until - since)::bigint
    from work_stays where ${where('institution_id')}`

const SUMS = sql`sum(n)::bigint as n, sum(in_time)::bigint as in_time, sum(days)::bigint as days, sum(more)::bigint as more`

/**
 * Points summed by day, month and year, finely and to either side; open papers have no history and are summed by their deadline
 * alone. Points are many, so they are summed once, and then their sums.
 */
export const summed = (points: Fragment): Fragment => sql`
  select institution_id, (side + g.grain)::smallint as grain, measure,
         case g.grain when 1 then day when 2 then date_trunc('month', day)::date else date_trunc('year', day)::date end as day,
         group_id, doc_type_id, code, ${SUMS}
    from (select institution_id, s.side, measure, day,
                 case s.side when ${sql.lit(SIDE.types)} then 0 else group_id end as group_id,
                 case s.side when ${sql.lit(SIDE.groups)} then 0 else doc_type_id end as doc_type_id,
                 case s.side when ${sql.lit(SIDE.groups)} then 0 else code end::smallint as code, ${SUMS}
            from (select institution_id, measure, day, group_id, doc_type_id, code, ${SUMS} from (${points}) p group by 1, 2, 3, 4, 5, 6) d
           cross join (values (${sql.lit(SIDE.fine)}), (${sql.lit(SIDE.types)}), (${sql.lit(SIDE.groups)})) s(side)
           where s.side <> ${sql.lit(SIDE.groups)} or measure in (${sql.join(ofGroups.map((measure) => sql.lit(measure)))})
           group by 1, 2, 3, 4, 5, 6, 7) t
   cross join (values (1), (2), (3)) g(grain)
   where g.grain = 1 or measure <> 5
   group by 1, 2, 3, 4, 5, 6, 7`
