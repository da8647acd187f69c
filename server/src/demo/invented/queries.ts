import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { sealCnp } from '../../modules/issuers/index.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Secrets } from '../../platform/secrets/key-ring.ts'

/** Adds many issuers at once; gives their ids in the order given. */
export async function addIssuers(
  db: TenantDb,
  secrets: Secrets,
  issuers: readonly IssuerValues[],
): Promise<number[]> {
  const hex = (bytes: Buffer | null): string | null => bytes && `\\x${bytes.toString('hex')}`
  const rows = issuers.map(({ cnp, ...rest }) => {
    const { cnp_sealed, cnp_index } = sealCnp(secrets, db.institutionId, cnp)
    return { ...rest, cnp_sealed: hex(cnp_sealed), cnp_index: hex(cnp_index) }
  })
  const added = await db.rows(sql<{ id: number }>`
    insert into issuers (institution_id, type, name, cnp_sealed, cnp_index, cui, onrc, administrator_name, email, phone, country, county, locality, sector,
                         street_type, street, number, block, staircase, floor, apartment, intercom, postal_code)
    select ${db.institutionId}::bigint, type, name, cnp_sealed, cnp_index, cui, onrc, administrator_name, email, phone, country, county, locality, sector,
           street_type, street, number, block, staircase, floor, apartment, intercom, postal_code
      from jsonb_populate_recordset(null::issuers, ${JSON.stringify(rows)}::jsonb)
    returning id`)
  return added.map(({ id }) => id).sort((a, b) => a - b)
}
