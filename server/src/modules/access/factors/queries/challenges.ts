import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** add: a new passkey; second: the second step of a sign-in; only: a sign-in without password. */
export type ChallengePurpose = 'add' | 'second' | 'only'
export type Challenge = {
  challenge: string
  purpose: ChallengePurpose
  host: string
  /** Whose passkey it has to be; null for `only`. */
  userId: number | null
}

export async function addChallenge(db: TenantDb, challenge: Challenge, until: Date): Promise<void> {
  await db.run(sql`
    insert into passkey_challenges (institution_id, challenge, purpose, host, user_id, expires_at)
    values (${db.institutionId}, ${challenge.challenge}, ${challenge.purpose}, ${challenge.host}, ${challenge.userId}, ${until})`)
}

/** Removes a challenge and gives whether it was there. Only the first answer to it finds it. */
export async function takeChallenge(db: TenantDb, wanted: Challenge, now: Date): Promise<boolean> {
  const taken = await db.run(sql`
    delete from passkey_challenges
     where institution_id = ${db.institutionId} and challenge = ${wanted.challenge} and purpose = ${wanted.purpose}
       and host = ${wanted.host} and user_id is not distinct from ${wanted.userId}::bigint and expires_at > ${now}`)
  return taken === 1
}
