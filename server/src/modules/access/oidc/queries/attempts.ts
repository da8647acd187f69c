import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type Attempt = {
  stateHash: Buffer
  browserHash: Buffer
  host: string
  settingsVersion: number
  remember: boolean
  /** Names the secret with which the attempt began. */
  key: Buffer
}

export async function addAttempt(db: TenantDb, attempt: Attempt, until: Date): Promise<void> {
  await db.run(sql`
    insert into oidc_attempts (institution_id, state_hash, browser_hash, host, settings_version, remember, key_id, expires_at)
    values (${db.institutionId}, ${attempt.stateHash}, ${attempt.browserHash}, ${attempt.host}, ${attempt.settingsVersion},
            ${attempt.remember}, ${attempt.key}, ${until})`)
}

export type TakenAttempt = { settings_version: number; remember: boolean; key_id: Buffer | null }

/** Removes an attempt of this browser and host. Of several callbacks only one finds it. */
export function takeAttempt(
  db: TenantDb,
  at: { stateHash: Buffer; browserHash: Buffer; host: string; now: Date },
): Promise<TakenAttempt | undefined> {
  return db.maybe(sql<TakenAttempt>`
    delete from oidc_attempts
     where institution_id = ${db.institutionId} and state_hash = ${at.stateHash} and browser_hash = ${at.browserHash}
       and host = ${at.host} and expires_at > ${at.now}
    returning settings_version, remember, key_id`)
}
