import type { Db } from './run-transaction.ts'

declare const tenant: unique symbol
declare const platform: unique symbol
/** A transaction inside one institution. Only `inInstitution`, a bulk load and `insideInstitution` give it. */
export type TenantDb = Db & { readonly [tenant]: true; readonly institutionId: number }
/** A transaction across institutions, under its own role. `asPlatform` is its only source. */
export type PlatformDb = Db & { readonly [platform]: true }

/** Only for transactions that were opened with the institution as their setting. */
export function asTenant(db: Db, institutionId: number): TenantDb {
  return { ...db, institutionId } as TenantDb
}

/**
 * A transaction across institutions, seen as that of one of them, for work that comes whole or not at all and so has
 * no transaction of each institution's own. Row security lets the platform's role see all: each statement must name
 * the institution.
 */
export function insideInstitution(db: PlatformDb, institutionId: number): TenantDb {
  return asTenant(db, institutionId)
}
