import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Ages = { read: Date; unread: Date; most: number }

/** A message (alias m) that is still to leave; one that no server is set up for does not wait for ever. */
const isToLeave = sql`(m.state = 'failed' or (m.state = 'waiting' and m.reason is distinct from 'not_configured'))`

/** Removes notices older than their age, with their messages; one whose message is still to leave stays. */
export function forgetNotices(db: PlatformDb, { read, unread, most }: Ages): Promise<number> {
  return db.run(sql`
    delete from notifications n using (
      select o.institution_id, o.id from notifications o
       where o.at < ${read}::timestamptz and (o.at < ${unread}::timestamptz or not o.unread or not o.in_panel)
         and not exists (select from notification_deliveries m
                          where m.institution_id = o.institution_id and ${isToLeave}
                            and (m.notification_id = o.id or m.id = o.digest_id))
       order by o.at limit ${most}) old
     where n.institution_id = old.institution_id and n.id = old.id`)
}

/** Removes mails of a day whose notices are gone. */
export function forgetDigests(db: PlatformDb, { read, most }: Ages): Promise<number> {
  return db.run(sql`
    delete from notification_deliveries m using (
      select m.institution_id, m.id from notification_deliveries m
       where m.created_at < ${read}::timestamptz and m.notification_id is null and not ${isToLeave}
         and not exists (select from notifications n where n.institution_id = m.institution_id and n.digest_id = m.id)
       order by m.created_at limit ${most}) old
     where m.institution_id = old.institution_id and m.id = old.id`)
}
