import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type OfPerson = { id: number; on: string; email: string; daily: boolean }

/** Alerts that go to addresses of e-mail, in small letters. */
export function listAlertsTo(db: TenantDb, emails: readonly string[]): Promise<OfPerson[]> {
  return db.rows(sql<OfPerson>`
    select id, local_day(confirmed_at) as on, email, daily from gazette_alerts
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[]) order by id`)
}

/** Gives the ids of the alerts to addresses of e-mail, in small letters, which are there no more, nor what they are about. */
export async function deleteAlertsTo(db: TenantDb, emails: readonly string[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    delete from gazette_alerts
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[]) returning id`)
  return rows.map(({ id }) => id)
}
