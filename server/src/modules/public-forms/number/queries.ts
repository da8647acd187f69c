import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export const saveHere = (db: TenantDb) => db.run(sql`savepoint before_number`)
export const backToHere = (db: TenantDb) => db.run(sql`rollback to savepoint before_number`)

/** Makes those who number what waits in an institution go one after the other; `what` names the kind. */
export const waitForTurn = (db: TenantDb, what: string) =>
  db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${what} || ' without number ' || ${db.institutionId}::text, 0))`,
  )

/** The private code by which a person follows a document. */
export async function trackingCodeOf(db: TenantDb, documentId: number): Promise<string> {
  const { tracking_code } = await db.one(sql<{ tracking_code: string }>`
    select tracking_code from documents where institution_id = ${db.institutionId} and id = ${documentId}`)
  return tracking_code
}
