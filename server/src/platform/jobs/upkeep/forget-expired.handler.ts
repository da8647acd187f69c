import { sql } from '../../db/sql.ts'
import type { JobServices } from '../job-context.ts'

const HOUR_MS = 3_600_000
/** How long a successful answer is replayed under its key (product rule §13). */
const KEY_HOURS = 48
/** How long an address counts as one from which people sign in. */
const ADDRESS_HOURS = 30 * 24
/** At least as long as any window of a limit; the longest one that a setting allows has 24 hours. */
const HITS_HOURS = 24

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now()
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const forgotten = await database.asPlatform('forget what has expired in every institution', async (db) => ({
    sessions: await db.run(sql`delete from sessions where expires_at < ${now.toISOString()}::timestamptz`),
    tickets: await db.run(
      sql`delete from login_tickets where expires_at < ${now.toISOString()}::timestamptz`,
    ),
    challenges: await db.run(
      sql`delete from passkey_challenges where expires_at < ${now.toISOString()}::timestamptz`,
    ),
    attempts: await db.run(
      sql`delete from oidc_attempts where expires_at < ${now.toISOString()}::timestamptz`,
    ),
    answers: await db.run(
      sql`delete from idempotency_keys where created_at < ${before(KEY_HOURS)}::timestamptz`,
    ),
    addresses: await db.run(
      sql`delete from sign_in_addresses where last_at < ${before(ADDRESS_HOURS)}::timestamptz`,
    ),
    hits: await db.run(sql`delete from rate_limits where window_start < ${before(HITS_HOURS)}::timestamptz`),
  }))
  log.info(forgotten, 'expired rows forgotten')
}
