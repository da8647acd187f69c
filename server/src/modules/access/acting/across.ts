import type { Database, TenantDb } from '../../../platform/db/database.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'

type Step<T> = (home: TenantDb, client: TenantDb) => Promise<T>

/**
 * Runs one transaction over the session's own institution (`home`) and the one worked in (`client`). Where
 * they differ (a platform administrator in a client), it runs across institutions, with the reason.
 */
export function acrossHomeAndClient<T>(
  database: Database,
  where: { home: number; client: number; reason: string },
  step: Step<T>,
): Promise<T> {
  if (where.home === where.client) return database.inInstitution(where.home, (db) => step(db, db))
  return database.asPlatform(where.reason, (db) =>
    step(insideInstitution(db, where.home), insideInstitution(db, where.client)),
  )
}
