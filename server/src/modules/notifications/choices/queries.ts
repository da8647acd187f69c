import type { EmailPace } from '@hdoc/contract/notifications/notification-choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../recipients/recipient.ts'

export type ChoiceRow = {
  turned_on: string[]
  turned_off: string[]
  email_pace: EmailPace
  version: number
}

/** What a person chose; for a person who chose nothing, that. */
export async function getChoices(db: TenantDb, person: Person, lock?: 'lock'): Promise<ChoiceRow> {
  const found = await db.maybe(sql<ChoiceRow>`
    select turned_on, turned_off, email_pace, version from notification_choices
     where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id}
     ${lock ? sql`for update` : sql``}`)
  return found ?? { turned_on: [], turned_off: [], email_pace: 'at_once', version: 1 }
}

/** Makes the person's row if there is none, so that it can be locked. */
export async function ensureChoices(db: TenantDb, person: Person): Promise<void> {
  await db.run(sql`
    insert into notification_choices (institution_id, user_institution_id, user_id)
    values (${db.institutionId}, ${person.institutionId}, ${person.id}) on conflict do nothing`)
}

export async function storeChoices(
  db: TenantDb,
  person: Person,
  { turned_on, turned_off, email_pace }: Omit<ChoiceRow, 'version'>,
): Promise<void> {
  await db.run(sql`
    update notification_choices
       set turned_on = ${turned_on}::text[], turned_off = ${turned_off}::text[], email_pace = ${email_pace}, version = version + 1
     where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id}`)
}

/** What the person's departments say together, and where messages for them go. */
export async function getReach(
  db: TenantDb,
  person: Person,
): Promise<{ departments: string[]; email: string; phone: string; digest_hour: number }> {
  return db.one(sql<{ departments: string[]; email: string; phone: string; digest_hour: number }>`
    select array(select distinct n from group_members m
                   join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id and g.active
                  cross join unnest(g.notice_types) n
                  where m.institution_id = ${db.institutionId} and ${person.institutionId} = m.institution_id and m.user_id = ${person.id}) as departments,
           coalesce(u.email, '') as email, coalesce(u.phone, '') as phone, s.digest_hour
      from institution_settings s
      left join users u on u.institution_id = s.institution_id and u.institution_id = ${person.institutionId} and u.id = ${person.id}
     where s.institution_id = ${db.institutionId}`)
}
