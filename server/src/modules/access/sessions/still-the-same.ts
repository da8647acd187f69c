import type { TenantDb } from '../../../platform/db/database.ts'
import { lockActive } from './queries.ts'

/** Whom a sign-in found, with the hash that the typed password fitted; undefined when no password was typed. */
export type FoundPerson = { id: number; passwordHash: string | undefined }

/**
 * Is the account still as the sign-in found it: active, and with the password that was typed? It is asked first in
 * the transaction that opens the session or gives the ticket. Whoever changes the password, takes factors away or
 * ends sessions takes the same lock, so no session comes after them that knows only what was before.
 */
export async function isStillTheSame(db: TenantDb, { id, passwordHash }: FoundPerson): Promise<boolean> {
  const now = await lockActive(db, id)
  return now !== undefined && (passwordHash === undefined || now === passwordHash)
}
