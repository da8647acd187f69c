import { endNoticeDays } from '@hdoc/contract/clients/institution-values.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type EndingClient = { id: number; name: string; host: string; ends_on: string; days_left: number }

/** Institutions whose last active day is at most a month away and has not passed. */
export function listEndingClients(
  db: PlatformDb,
  platformId: number,
  today: string,
): Promise<EndingClient[]> {
  return db.rows(sql<EndingClient>`
    select i.id, i.name, coalesce((select min(h.host) from hosts h where h.institution_id = i.id and h.kind = 'internal'), i.tag) as host,
           i.active_to as ends_on, i.active_to - ${today}::date as days_left
      from institutions i
     where i.id <> ${platformId} and i.active_to between ${today}::date and ${today}::date + ${Math.max(...endNoticeDays)}::integer
     order by i.active_to, i.id`)
}

/** Remembers a notice; false when it was sent or passed over before. */
export async function keepNotice(
  db: TenantDb,
  notice: { client_id: number; ends_on: string; days: number; sent: boolean; at: Date },
): Promise<boolean> {
  const added = await db.run(sql`
    insert into client_notices (institution_id, client_id, ends_on, days, sent, at)
    values (${db.institutionId}, ${notice.client_id}, ${notice.ends_on}, ${notice.days}, ${notice.sent}, ${notice.at.toISOString()}::timestamptz)
    on conflict do nothing`)
  return added === 1
}

export function listPlatformAdministrators(db: TenantDb): Promise<{ id: number }[]> {
  return db.rows(
    sql<{
      id: number
    }>`select id from users where institution_id = ${db.institutionId} and is_admin and active order by id`,
  )
}

/** Undefined for a person who is no longer an active administrator of the platform. */
export function findAdministrator(
  db: TenantDb,
  userId: number,
): Promise<{ name: string; email: string; language: Language } | undefined> {
  return db.maybe(sql<{ name: string; email: string; language: Language }>`
    select name, email, language from users where institution_id = ${db.institutionId} and id = ${userId} and is_admin and active`)
}
