import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type PasskeyRow = {
  id: number
  name: string
  host: string
  credential_id: string
  transports: string[]
  created_at: string
  last_used_at: string | null
}

export function listPasskeys(db: TenantDb, userId: number): Promise<PasskeyRow[]> {
  return db.rows(sql<PasskeyRow>`
    select id, name, host, credential_id, transports, created_at, last_used_at
      from passkeys where institution_id = ${db.institutionId} and user_id = ${userId} order by id`)
}

export type UsablePasskey = {
  id: number
  user_id: number
  public_key: Buffer
  counter: number
  transports: string[]
  /** Null when the passkey was made before handles were stored. */
  user_handle: Buffer | null
}

/** Finds a passkey of this host by its credential id. */
export function findPasskey(
  db: TenantDb,
  credentialId: string,
  host: string,
): Promise<UsablePasskey | undefined> {
  return db.maybe(sql<UsablePasskey>`
    select id, user_id, public_key, counter::float8 as counter, transports, user_handle
      from passkeys where institution_id = ${db.institutionId} and credential_id = ${credentialId} and host = ${host}`)
}

export type NewPasskeyRow = {
  userId: number
  name: string
  host: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: readonly string[]
  userHandle: Uint8Array
  at: Date
}

/** The id; undefined when this very passkey is known already. */
export async function addPasskeyRow(db: TenantDb, passkey: NewPasskeyRow): Promise<number | undefined> {
  const row = await db.maybe(sql<{ id: number }>`
    insert into passkeys (institution_id, user_id, name, host, credential_id, public_key, counter, transports, user_handle, created_at)
    values (${db.institutionId}, ${passkey.userId}, ${passkey.name}, ${passkey.host}, ${passkey.credentialId}, ${passkey.publicKey},
            ${passkey.counter}, ${passkey.transports}::text[], ${Buffer.from(passkey.userHandle)}, ${passkey.at})
    on conflict (institution_id, credential_id) do nothing returning id`)
  return row?.id
}

/**
 * Stores the counter and the time of a use; false when another use went further meanwhile. Authenticators
 * without a counter always say 0.
 */
export async function usePasskey(db: TenantDb, id: number, counter: number, at: Date): Promise<boolean> {
  const changed = await db.run(sql`
    update passkeys set counter = ${counter}, last_used_at = ${at}
     where institution_id = ${db.institutionId} and id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)
  return changed === 1
}

export async function renamePasskeyRow(
  db: TenantDb,
  userId: number,
  id: number,
  name: string,
): Promise<{ before: string } | undefined> {
  return db.maybe(sql<{ before: string }>`
    update passkeys p set name = ${name} from passkeys old
     where p.institution_id = ${db.institutionId} and p.user_id = ${userId} and p.id = ${id}
       and old.institution_id = p.institution_id and old.id = p.id returning old.name as before`)
}

export function removePasskeyRow(
  db: TenantDb,
  userId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  return db.maybe(sql<{ name: string }>`
    delete from passkeys where institution_id = ${db.institutionId} and user_id = ${userId} and id = ${id} returning name`)
}

export async function removePasskeys(db: TenantDb, userId: number): Promise<number> {
  return db.run(sql`delete from passkeys where institution_id = ${db.institutionId} and user_id = ${userId}`)
}
