import type { TenantDb } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/run-transaction.ts'

/**
 * The demo's one transaction, seen as that of an institution: all of it comes or nothing, so no institution has a
 * transaction of its own. Row security lets the platform's role see all; each statement names the institution.
 */
export function insideInstitution(db: Db, institutionId: number): TenantDb {
  return { ...db, institutionId } as TenantDb
}
