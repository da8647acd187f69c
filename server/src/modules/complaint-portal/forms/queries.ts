import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type OwnPlace = { county: string; locality: string }

/** Where the institution is; '' where it does not say. */
export function findOwnPlace(db: TenantDb): Promise<OwnPlace | undefined> {
  return db.maybe(sql<OwnPlace>`
    select county_name as county, locality from institutions where id = ${db.institutionId}`)
}
