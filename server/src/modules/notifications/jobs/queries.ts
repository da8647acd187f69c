import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Ages = { read: Date; unread: Date; most: number }

/** Removes notices older than their age, with their messages; one whose message is still to leave stays. */
export function forgetNotices(db: PlatformDb, { read, unread, most }: Ages): Promise<number> {
  return db.run(sql`
    delete from notifications n using (
      select o.institution_id, o.id from notifications o
       where o.at < ${read}::timestamptz and (o.at < ${unread}::timestamptz or not o.unread or not o.in_panel)
         and not exists (select from notification_deliveries m
                          where m.institution_id = o.institution_id and m.state in ('waiting', 'failed')
                            and (m.notification_id = o.id or m.id = o.digest_id))
       order by o.at limit ${most}) old
     where n.institution_id = old.institution_id and n.id = old.id`)
}

/** Removes mails of a day whose notices are gone. */
export function forgetDigests(db: PlatformDb, { read, most }: Ages): Promise<number> {
  return db.run(sql`
    delete from notification_deliveries m using (
      select o.institution_id, o.id from notification_deliveries o
       where o.created_at < ${read}::timestamptz and o.notification_id is null and o.state in ('sent', 'given_up')
         and not exists (select from notifications n where n.institution_id = o.institution_id and n.digest_id = o.id)
       order by o.created_at limit ${most}) old
     where m.institution_id = old.institution_id and m.id = old.id`)
}
