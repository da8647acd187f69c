import type { PlatformDb } from '../db/database.ts'
import type { Db } from '../db/run-transaction.ts'
import { sql } from '../db/sql.ts'

/** Takes the present secret in use; false when another one in use is not among the named. */
export async function holdSecret(db: Db, present: Buffer, named: readonly Buffer[]): Promise<boolean> {
  const { held } = await db.one(
    sql<{ held: boolean }>`select hold_secret(${present}, ${[...named]}::bytea[]) as held`,
  )
  return held
}

/**
 * Retires all other secrets, so that they need not be named at a start any more. Answers how many there were.
 */
export function retireOthers(db: Db, present: Buffer): Promise<number> {
  return db.run(
    sql`update secret_keys set retired_at = now() where retired_at is null and key_id <> ${present}`,
  )
}

export async function listKeysInUse(db: Db): Promise<Buffer[]> {
  const rows = await db.rows(
    sql<{ key_id: Buffer }>`select key_id from secret_keys where retired_at is null order by used_since`,
  )
  return rows.map(({ key_id }) => key_id)
}

/** How many people hold unused recovery codes that were keyed with another secret than the present one. */
export async function countOldRecoveryCodes(db: PlatformDb, present: Buffer): Promise<number> {
  const { people } = await db.one(sql<{ people: number }>`
    select count(distinct (institution_id, user_id))::integer as people from recovery_codes
     where used_at is null and key_id is distinct from ${present}`)
  return people
}
