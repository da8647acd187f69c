import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Institutions that have published something that was not told, or have somebody to tell something. */
export async function listTellingInstitutions(db: PlatformDb): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select distinct institution_id as id from gazette_entries where state = 'published' and not told
    union select distinct institution_id from gazette_alert_items where mail is null
    order by id`)
  return rows.map(({ id }) => id)
}

/** Alerts about headings that are all gone tell nothing any more; their addresses are not kept. */
export function dropEmptyAlerts(db: TenantDb): Promise<number> {
  return db.run(sql`
    delete from gazette_alerts a
     where a.institution_id = ${db.institutionId} and not a.every
       and not exists (select from gazette_alert_headings h where h.institution_id = a.institution_id and h.alert_id = a.id)`)
}

/** Marks new entries as told; what somebody else holds is left to them. An entry withdrawn before is never told. */
export async function takeUntold(db: TenantDb, most: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    update gazette_entries e set told = true
     where e.institution_id = ${db.institutionId} and e.id in (
       select id from gazette_entries where institution_id = ${db.institutionId} and state = 'published' and not told
        order by id limit ${most} for update skip locked)
    returning e.id`)
  return rows.map(({ id }) => id)
}

/** `shown`: which headings stand under each heading, as the public reads it. */
export async function addItems(
  db: TenantDb,
  entries: readonly number[],
  shown: readonly { heading: number; under: number }[],
): Promise<void> {
  await db.run(sql`
    insert into gazette_alert_items (institution_id, alert_id, entry_id)
    select a.institution_id, a.id, e.id
      from gazette_entries e
      join gazette_alerts a on a.institution_id = e.institution_id and a.confirmed_at <= e.published_at
     where e.institution_id = ${db.institutionId} and e.id = any(${[...entries]}::bigint[])
       and (a.every or exists (
         select from gazette_alert_headings h
           join unnest(${shown.map(({ heading }) => heading)}::bigint[], ${shown.map(({ under }) => under)}::bigint[]) x(heading, under)
             on x.heading = h.category_id
          where h.institution_id = a.institution_id and h.alert_id = a.id and x.under = e.category_id))
    on conflict do nothing`)
}

type Due = { today: string; isMorning: boolean; most: number }

/** Gives the next mail, by its number, all that its alert has to tell. */
export function numberMails(
  db: TenantDb,
  { today, isMorning, most }: Due,
): Promise<{ alert_id: number; mail: number }[]> {
  return db.rows(sql<{ alert_id: number; mail: number }>`
    with due as (
      select a.id from gazette_alerts a
       where a.institution_id = ${db.institutionId}
         and exists (select from gazette_alert_items i where i.institution_id = a.institution_id and i.alert_id = a.id and i.mail is null)
         and (not a.daily or (${isMorning}::boolean and a.mailed_on is distinct from ${today}::date))
       order by a.id limit ${most} for update skip locked),
    numbered as (
      update gazette_alerts a set mails = a.mails + 1, mailed_on = ${today}::date from due
       where a.institution_id = ${db.institutionId} and a.id = due.id returning a.id, a.mails),
    given as (
      update gazette_alert_items i set mail = n.mails from numbered n
       where i.institution_id = ${db.institutionId} and i.alert_id = n.id and i.mail is null)
    select id as alert_id, mails as mail from numbered order by id`)
}

export type ToldEntry = {
  id: number
  category_id: number
  code: string
  name: string
  number: string
  act_on: string | null
}

/** What a mail tells, without what was withdrawn since. */
export function listTold(db: TenantDb, alertId: number, mail: number): Promise<ToldEntry[]> {
  return db.rows(sql<ToldEntry>`
    select e.id, e.category_id, c.code, c.name, e.number, e.act_on
      from gazette_alert_items i
      join gazette_entries e on e.institution_id = i.institution_id and e.id = i.entry_id and e.state = 'published'
      join gazette_categories c on c.institution_id = e.institution_id and c.id = e.category_id
     where i.institution_id = ${db.institutionId} and i.alert_id = ${alertId} and i.mail = ${mail}
     order by e.published_at desc, e.id desc`)
}

/** The mail has left. */
export function dropItems(db: TenantDb, alertId: number, mail: number): Promise<number> {
  return db.run(sql`
    delete from gazette_alert_items where institution_id = ${db.institutionId} and alert_id = ${alertId} and mail = ${mail}`)
}
