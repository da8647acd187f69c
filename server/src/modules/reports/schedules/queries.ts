import type { Rhythm } from '@hdoc/contract/reports/report-schedules.ts'
import type { ReportParameters } from '@hdoc/contract/reports/reports.ts'
import type { AuditPerson } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Names, namesOf } from '../runs/queries/runs.ts'

export type ScheduleRow = {
  id: number
  report: string
  parameters: ReportParameters
  every: Rhythm
  day: number
  next_on: string
  user_ids: number[]
  people: string[]
  made_by_name: string
  names: Names
}
export type RemovableSchedule = Granted<'report_schedule.remove', ScheduleRow>

const select = sql`s.id, s.report, s.parameters, s.every, s.day, s.next_on, to_jsonb(s.user_ids) as user_ids, s.made_by_name,
  coalesce((select jsonb_agg(u.name order by u.name collate romanian) from users u
             where u.institution_id = s.institution_id and u.id = any(s.user_ids)), '[]') as people,
  ${namesOf(sql`s.institution_id`, sql`s.parameters`)} as names`

type ScheduleWish = Omit<ScheduleRow, 'id' | 'people' | 'made_by_name' | 'names'> & {
  at: Date
  by: AuditPerson
}

export async function addSchedule(db: TenantDb, wish: ScheduleWish): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into report_schedules (institution_id, report, parameters, every, day, next_on, user_ids, made_at, made_by_institution_id, made_by_id, made_by_name)
    values (${db.institutionId}, ${wish.report}, ${JSON.stringify(wish.parameters)}::jsonb, ${wish.every}, ${wish.day}, ${wish.next_on}::date,
            ${[...wish.user_ids]}::bigint[], ${wish.at}, ${wish.by.institution_id}, ${wish.by.id}, ${wish.by.name})
    returning id`)
  return id
}

export function listSchedules(db: TenantDb, reports: readonly string[]): Promise<ScheduleRow[]> {
  return db.rows(sql<ScheduleRow>`
    select ${select} from report_schedules s
     where s.institution_id = ${db.institutionId} and s.report = any(${[...reports]}::text[]) order by s.next_on, s.id`)
}

/** Locks the schedule until the transaction ends. */
export async function lockSchedule(db: TenantDb, id: number): Promise<ScheduleRow | undefined> {
  await db.run(
    sql`select 1 from report_schedules where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return db.maybe(
    sql<ScheduleRow>`select ${select} from report_schedules s where s.institution_id = ${db.institutionId} and s.id = ${id}`,
  )
}

export function removeSchedule(db: TenantDb, schedule: RemovableSchedule): Promise<number> {
  return db.run(
    sql`delete from report_schedules where institution_id = ${db.institutionId} and id = ${schedule.id}`,
  )
}

export async function storeNextDay(db: TenantDb, id: number, nextOn: string): Promise<void> {
  await db.run(sql`
    update report_schedules set next_on = ${nextOn}::date where institution_id = ${db.institutionId} and id = ${id}`)
}

/** The schedules whose day has come, in all institutions. */
export function listDue(db: PlatformDb, today: string): Promise<{ institution_id: number; id: number }[]> {
  return db.rows(sql<{ institution_id: number; id: number }>`
    select institution_id, id from report_schedules where next_on <= ${today}::date order by institution_id, id`)
}

/** Where a person gets mail, in which language; undefined when they are not active. */
export function findReader(
  db: TenantDb,
  id: number,
): Promise<{ name: string; email: string; language: 'ro' | 'en' } | undefined> {
  return db.maybe(sql<{ name: string; email: string; language: 'ro' | 'en' }>`
    select name, email, language from users where institution_id = ${db.institutionId} and id = ${id} and active`)
}
