import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type SubstitutionRow = {
  id: number
  user_id: number
  user_name: string
  /** null, and no name: nobody stands in. */
  substitute_id: number | null
  substitute_name: string
  for_cases: boolean
  for_approvals: boolean
  from_on: string
  until_on: string
  ended_at: string | null
  ended_by_name: string
  created_by_name: string
}
/** What a substitute does for a person. */
export type StandInTask = 'cases' | 'approvals'

const ofTask = (task: StandInTask): Fragment => (task === 'cases' ? sql`s.for_cases` : sql`s.for_approvals`)
const columns = sql`s.id, s.user_id, u.name as user_name, s.substitute_id, coalesce(p.name, '') as substitute_name, s.for_cases, s.for_approvals,
       s.from_on, s.until_on, s.ended_at, s.ended_by_name, s.created_by_name`
const from = sql`substitutes s
  join users u on u.institution_id = s.institution_id and u.id = s.user_id
  left join users p on p.institution_id = s.institution_id and p.id = s.substitute_id`
const inForce = (today: string): Fragment =>
  sql`s.ended_at is null and s.from_on <= ${today}::date and s.until_on >= ${today}::date`

export function findSubstitution(db: TenantDb, id: number): Promise<SubstitutionRow | undefined> {
  return db.maybe(
    sql<SubstitutionRow>`select ${columns} from ${from} where s.institution_id = ${db.institutionId} and s.id = ${id}`,
  )
}

/** Absences of a person, the newest first, back to a day. */
export function listAway(db: TenantDb, userId: number, since: string): Promise<SubstitutionRow[]> {
  return db.rows(sql<SubstitutionRow>`
    select ${columns} from ${from}
     where s.institution_id = ${db.institutionId} and s.user_id = ${userId} and s.until_on >= ${since}::date
     order by s.from_on desc, s.id desc limit 100`)
}

/** For whom a person stands in or will, the earliest first. */
export function listStandingFor(db: TenantDb, userId: number, today: string): Promise<SubstitutionRow[]> {
  return db.rows(sql<SubstitutionRow>`
    select ${columns} from ${from}
     where s.institution_id = ${db.institutionId} and s.substitute_id = ${userId} and s.until_on >= ${today}::date and s.ended_at is null
     order by s.from_on, s.id limit 100`)
}

type Days = { from: string; until: string }

/** An absence of a person on some of these days; with `tasks`, one in which somebody stands in for some of these. */
export function findOverlap(
  db: TenantDb,
  userId: number,
  { from: first, until }: Days,
  tasks?: { cases: boolean; approvals: boolean },
): Promise<SubstitutionRow | undefined> {
  const same = tasks
    ? sql`((s.for_cases and ${tasks.cases}) or (s.for_approvals and ${tasks.approvals}))`
    : sql`true`
  return db.maybe(sql<SubstitutionRow>`
    select ${columns} from ${from}
     where s.institution_id = ${db.institutionId} and s.user_id = ${userId} and s.ended_at is null and ${same}
       and s.from_on <= ${until}::date and s.until_on >= ${first}::date
     order by s.from_on, s.id limit 1`)
}

export type NewSubstitution = {
  userId: number
  /** null = nobody, for nothing. */
  substituteId: number | null
  forCases: boolean
  forApprovals: boolean
  days: Days
  at: Date
  by: string
}

export async function addSubstitution(db: TenantDb, one: NewSubstitution): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into substitutes (institution_id, user_id, substitute_id, for_cases, for_approvals, from_on, until_on, created_at, created_by_name)
    values (${db.institutionId}, ${one.userId}, ${one.substituteId}, ${one.forCases}, ${one.forApprovals}, ${one.days.from}, ${one.days.until},
            ${one.at}, ${one.by})
    returning id`)
  return id
}

export function storeSubstitutionEnd(
  db: TenantDb,
  id: number,
  { at, by }: { at: Date; by: string },
): Promise<number> {
  return db.run(sql`
    update substitutes set ended_at = ${at}, ended_by_name = ${by}
     where institution_id = ${db.institutionId} and id = ${id} and ended_at is null`)
}

/** The people for whom a person stands in on a day: direct ones only, so a substitute's substitute has nothing. */
export async function listStoodFor(
  db: TenantDb,
  { userId, task, today }: { userId: number; task: StandInTask; today: string },
): Promise<{ id: number; name: string }[]> {
  return db.rows(sql<{ id: number; name: string }>`
    select u.id, u.name from ${from}
     where s.institution_id = ${db.institutionId} and s.substitute_id = ${userId} and ${inForce(today)} and ${ofTask(task)}
     order by u.id`)
}

/** Who stands in for each of some people on a day. */
export async function listStandIns(
  db: TenantDb,
  { userIds, task, today }: { userIds: readonly number[]; task: StandInTask; today: string },
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.rows(sql<{ user_id: number; substitute_id: number }>`
    select s.user_id, s.substitute_id from ${from}
     where s.institution_id = ${db.institutionId} and s.user_id = any(${[...userIds]}::bigint[]) and p.state = 'active'
       and ${inForce(today)} and ${ofTask(task)}`)
  return new Map(rows.map(({ user_id, substitute_id }) => [user_id, substitute_id]))
}

/** Until when a person is away, and who stands in; '' = nobody. */
export type Absence = { until: string; substitute: string }

/** Who of some people is away on a day; a substitute for the task asked about comes before another one. */
export async function listAbsences(
  db: TenantDb,
  { userIds, task, today }: { userIds: readonly number[]; task: StandInTask; today: string },
): Promise<Map<number, Absence>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.rows(sql<Absence & { user_id: number }>`
    select distinct on (s.user_id) s.user_id, s.until_on as until, coalesce(p.name, '') as substitute from ${from}
     where s.institution_id = ${db.institutionId} and s.user_id = any(${[...userIds]}::bigint[]) and ${inForce(today)}
     order by s.user_id, ${ofTask(task)} desc, s.substitute_id is null, s.id`)
  return new Map(rows.map(({ user_id, ...absence }) => [user_id, absence]))
}
