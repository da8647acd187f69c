import type { Client } from 'pg'
import { sealCnp } from '../../src/modules/issuers/index.ts'
import type { Secrets } from '../../src/platform/secrets/key-ring.ts'

/**
 * Seals the CNPs of a filled institution as the worker would, so that the worker does not do it during a
 * measurement.
 */
export async function sealIssuers(client: Client, institutionId: number, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: number; cnp: string }>(
    `select id, cnp from issuers where institution_id = $1 and cnp <> ''`,
    [institutionId],
  )
  const sealed = rows.map(({ id, cnp }) => {
    const { cnp_sealed, cnp_index } = sealCnp(secrets, institutionId, cnp)
    return { id, sealed: cnp_sealed?.toString('hex'), index: cnp_index?.toString('hex') }
  })
  await client.query(
    `update issuers i set cnp = '', cnp_sealed = decode(x.sealed, 'hex'), cnp_index = decode(x.index, 'hex')
       from jsonb_to_recordset($2::jsonb) as x(id bigint, sealed text, index text)
      where i.institution_id = $1 and i.id = x.id`,
    [institutionId, JSON.stringify(sealed)],
  )
}
