import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Removes links that are of no use any more. Every link is kept for an hour, because it counts for how many a
 * person was sent. A link whose mail could not be sent is kept for three days, in which its job was tried.
 */
export function removeEndedLinks(db: PlatformDb, now: Date): Promise<number> {
  return db.run(sql`
    delete from account_tokens
     where created_at < ${now}::timestamptz - interval '1 hour'
       and (used_at is not null or replaced_at is not null or expires_at < ${now}
            or (expires_at is null and created_at < ${now}::timestamptz - interval '3 days'))`)
}
