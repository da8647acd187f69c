import type { IssuerValues } from '@hdoc/contract/issuers.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Many at once; their ids in the order given. */
export async function addIssuers(db: TenantDb, issuers: readonly IssuerValues[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    insert into issuers (institution_id, type, name, cnp, cui, onrc, administrator_name, email, phone, country, county, locality, sector,
                         street_type, street, number, block, staircase, floor, apartment, intercom, postal_code)
    select ${db.institutionId}::bigint, type, name, cnp, cui, onrc, administrator_name, email, phone, country, county, locality, sector,
           street_type, street, number, block, staircase, floor, apartment, intercom, postal_code
      from jsonb_populate_recordset(null::issuers, ${JSON.stringify(issuers)}::jsonb)
    returning id`)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
