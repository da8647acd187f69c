import type { TransactionDb } from './run-transaction.ts'

declare const tenant: unique symbol
declare const platform: unique symbol
/**
 * A transaction inside one institution. Only `inInstitution`, a bulk load and `insideInstitution` give it.
 */
export type TenantDb = TransactionDb & { readonly [tenant]: true; readonly institutionId: number }
/** A transaction across institutions, under its own role. `asPlatform` is its only source. */
export type PlatformDb = TransactionDb & { readonly [platform]: true }

/**
 * Marks a transaction as inside an institution. Only for transactions opened with
 * `app.institution_id` set to it.
 */
export function asTenant(db: TransactionDb, institutionId: number): TenantDb {
  return { ...db, institutionId } as TenantDb
}

/**
 * Gives a transaction across institutions as one inside an institution, for work on several institutions that
 * must succeed or fail as a whole. Row security lets the platform's role see every institution, so each
 * statement of the work must name the institution.
 */
export function insideInstitution(db: PlatformDb, institutionId: number): TenantDb {
  return asTenant(db, institutionId)
}
