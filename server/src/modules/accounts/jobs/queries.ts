import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Links that are of no use any more. They are kept for the hour in which they count for how many a person was sent;
 * one whose mail could not be sent at all, for as long as its job was tried.
 */
export function removeEndedLinks(db: PlatformDb, now: Date): Promise<number> {
  return db.run(sql`
    delete from account_tokens
     where created_at < ${now}::timestamptz - interval '1 hour'
       and (used_at is not null or replaced_at is not null or expires_at < ${now}
            or (expires_at is null and created_at < ${now}::timestamptz - interval '3 days'))`)
}
