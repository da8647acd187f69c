import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type TotpRow = {
  secret: Buffer | null
  pending_secret: Buffer | null
  pending_until: string | null
  last_step: number
  confirmed_at: string | null
}

export function findTotp(db: TenantDb, userId: number): Promise<TotpRow | undefined> {
  return db.maybe(sql<TotpRow>`
    select secret, pending_secret, pending_until, last_step::float8 as last_step, confirmed_at
      from totp_factors where institution_id = ${db.institutionId} and user_id = ${userId}`)
}

/** Stores a secret that waits for its first code. The one in use stays until then. */
export async function offerTotp(db: TenantDb, userId: number, sealed: Buffer, until: Date): Promise<void> {
  await db.run(sql`
    insert into totp_factors (institution_id, user_id, pending_secret, pending_until)
    values (${db.institutionId}, ${userId}, ${sealed}, ${until})
    on conflict (institution_id, user_id) do update set pending_secret = excluded.pending_secret, pending_until = excluded.pending_until`)
}

/** Puts the waiting secret in use with the step of its first code; false when another one waits by now. */
export async function adoptTotp(
  db: TenantDb,
  userId: number,
  pending: Buffer,
  step: number,
  at: Date,
): Promise<boolean> {
  const changed = await db.run(sql`
    update totp_factors set secret = pending_secret, pending_secret = null, pending_until = null, last_step = ${step}, confirmed_at = ${at}
     where institution_id = ${db.institutionId} and user_id = ${userId} and pending_secret = ${pending}`)
  return changed === 1
}

/** Spends a time step. Of several uses at once only one gets true. */
export async function useTotpStep(
  db: TenantDb,
  userId: number,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const changed = await db.run(sql`
    update totp_factors set last_step = ${step}
     where institution_id = ${db.institutionId} and user_id = ${userId} and secret = ${secret} and last_step < ${step}`)
  return changed === 1
}

export async function removeTotp(db: TenantDb, userId: number): Promise<boolean> {
  const removed = await db.maybe(sql<{ on: boolean }>`
    delete from totp_factors where institution_id = ${db.institutionId} and user_id = ${userId} returning secret is not null as on`)
  return removed?.on === true
}
