import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { type OverdueAge, overdueAges } from '@hdoc/contract/statistics/measures.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Calendar } from '../../calendar/free-weekdays.ts'
import { MEASURE, pointsOf, SIDE } from '../../facts/queries/points.ts'
import type { Range } from '../cover/cover.ts'

/** What facts are asked for: of the whole institution, or of one department. */
export type Place = {
  readonly db: TenantDb
  readonly calendar: Calendar
  readonly groupId: number | undefined
}
/** How figures are told of: by type, or by department. */
export type Side = 'types' | 'groups'
/** Points of some measures, named `which`: from facts of these ranges, and what is not added up yet. */
export type Wanted = {
  readonly which: string
  readonly side: Side
  readonly measures: readonly number[]
  readonly ranges: readonly Range[]
}

const changesOf = ({ db, groupId }: Place): Fragment =>
  groupId === undefined
    ? sql`select * from statistic_changes where institution_id = ${db.institutionId}`
    : sql`select * from statistic_changes where institution_id = ${db.institutionId} and group_id = ${groupId}`

const inPlace = ({ groupId }: Place): Fragment =>
  groupId === undefined ? sql`true` : sql`f.group_id = ${groupId}`

/** The grain of facts: sums of the whole institution are kept; a department’s are those of its types. */
const grainOf = ({ groupId }: Place, side: Side, grain: number): Fragment =>
  sql.lit(grain + (groupId === undefined ? SIDE[side] : SIDE.fine))

/**
 * The points that are wanted, facts and what is not added up yet in one statement: both are read as they stood at one
 * moment.
 */
function pointsWanted(place: Place, wanted: readonly Wanted[]): Fragment {
  // Each range is a part of its own, so that it is read from its place in the index; joined to a list of ranges, all
  // facts would be read.
  const facts = wanted.flatMap(({ which, side, measures, ranges }) =>
    ranges.map(
      ({ grain, from, before }) => sql`
    select ${which}::text as which, ${side}::text as side, f.measure, f.day, f.group_id, f.doc_type_id, f.code, f.n, f.in_time, f.days, f.more from statistic_facts f
     where f.institution_id = ${place.db.institutionId} and f.grain = ${grainOf(place, side, grain)} and f.measure in (${sql.join(measures.map((measure) => sql.lit(measure)))})
       and f.day >= ${from ?? '-infinity'}::date and f.day < ${before}::date and ${inPlace(place)}`,
    ),
  )
  const spans = wanted.flatMap(({ which, side, measures, ranges }) =>
    measures.map((measure) => ({
      which,
      side,
      measure,
      from: ranges[0]?.from ?? '-infinity',
      before: ranges.at(-1)?.before ?? '-infinity',
    })),
  )
  const changes = sql`
    select s.which, s.side, p.measure, p.day, p.group_id, p.doc_type_id, p.code, p.n, p.in_time, p.days, p.more
      from (${pointsOf(changesOf(place), place.calendar)}) p
      join jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s(which text, side text, measure smallint, "from" date, before date)
        on s.measure = p.measure and p.day >= s."from" and p.day < s.before`
  return sql.join([...facts, changes], sql` union all `)
}

export type Flow = {
  which: string
  side: Side
  measure: number
  group_id: number
  doc_type_id: number
  code: number
  n: number
  in_time: number
  days: number
  more: number
}

/** Sums of each side, by department or by type and code; of what stands (`flat`) without the code, which is not asked for there. */
export function sumFlows(place: Place, wanted: readonly Wanted[], flat: readonly string[]): Promise<Flow[]> {
  return place.db.rows(sql<Flow>`
    select which, side, measure, case side when 'groups' then group_id else 0 end as group_id,
           case side when 'groups' then 0 else doc_type_id end as doc_type_id,
           case when side = 'groups' or which = any(${[...flat]}::text[]) then 0 else code end as code,
           sum(n)::bigint as n, sum(in_time)::bigint as in_time, sum(days)::bigint as days, sum(more)::bigint as more
      from (${pointsWanted(place, wanted)}) w group by 1, 2, 3, 4, 5, 6`)
}

/** What is read is little: further processes of PostgreSQL would cost more than they read, and there are others who wait for them. */
export const readAlone = (db: TenantDb): Promise<number> =>
  db.run(sql`select set_config('max_parallel_workers_per_gather', '0', true)`)

export type Bar = { which: string; measure: number; on: IsoDate; kind: number; n: number }

/** Sums by day or month, of what is registered by category (1 incoming, 2 outgoing, 3 internal). */
export function sumBars(place: Place, wanted: readonly Wanted[], grain: 'day' | 'month'): Promise<Bar[]> {
  const on = grain === 'day' ? sql`day` : sql`date_trunc('month', day)::date`
  return place.db.rows(sql<Bar>`
    select which, measure, ${on} as "on", case measure when ${sql.lit(MEASURE.registered)} then code else 0 end as kind, sum(n)::bigint as n
      from (${pointsWanted(place, wanted)}) w group by 1, 2, 3, 4`)
}

export type Standing = { step: number; age: OverdueAge | ''; n: number }

/** Open papers now, by the step they wait in and how long they are overdue. */
export function sumStanding(place: Place, today: IsoDate): Promise<Standing[]> {
  const ages = Object.entries(overdueAges).map(
    ([age, { upTo }]) =>
      sql`when ${upTo === null ? sql`true` : sql`${today}::date - day <= ${sql.lit(upTo)}`} then ${age}`,
  )
  return place.db.rows(sql<Standing>`
    select code as step, case when day >= ${today}::date then '' ${sql.join(ages, sql` `)} end as age, sum(n)::bigint as n
      from (select f.code, f.day, f.n from statistic_facts f
             where f.institution_id = ${place.db.institutionId} and f.grain = ${grainOf(place, 'types', 1)} and f.measure = ${sql.lit(MEASURE.open)} and ${inPlace(place)}
            union all
            select p.code, p.day, p.n from (${pointsOf(changesOf(place), place.calendar)}) p where p.measure = ${sql.lit(MEASURE.open)}) s
     group by 1, 2 having sum(n) <> 0`)
}

/** Papers at approval and at dispatch now. */
export function countBeside({ db, groupId }: Place): Promise<{ approval: number; dispatch: number }> {
  const counted = (table: Fragment, open: Fragment): Fragment => sql`(
    select count(distinct x.document_id) from ${table} x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId} and ${open} and not d.is_test and ${groupId === undefined ? sql`true` : sql`d.group_id = ${groupId}`})`
  return db.one(sql<{ approval: number; dispatch: number }>`
    select ${counted(sql`approval_requests`, sql`x.is_open`)} as approval, ${counted(sql`dispatches`, sql`x.status = 'prepared'`)} as dispatch`)
}

export type NamedType = { id: number; name: string; day_type: 'calendar' | 'working' }
export type Named = { id: number; name: string }

export const listTypes = (db: TenantDb): Promise<NamedType[]> =>
  db.rows(sql<NamedType>`
    select id, name, day_type from doc_types where institution_id = ${db.institutionId} order by name collate romanian, id`)

export const listGroups = (db: TenantDb): Promise<Named[]> =>
  db.rows(sql<Named>`
    select id, name from user_groups where institution_id = ${db.institutionId} order by name collate romanian, id`)

export async function findIsBuilding(db: TenantDb): Promise<boolean> {
  const found = await db.maybe(sql<{ built: boolean }>`
    select built from statistic_states where institution_id = ${db.institutionId}`)
  return found?.built === false
}
