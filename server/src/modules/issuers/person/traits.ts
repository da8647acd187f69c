import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { findIssuer } from '../directory/queries.ts'
import type { PersonTraits } from './person-records.ts'
import { readCnp } from './queries.ts'

/** The addresses of e-mail and CNPs of a person and of their merged entries. */
export async function traitsOf(
  db: TenantDb,
  settings: Secrets,
  ids: readonly number[],
): Promise<PersonTraits> {
  const emails = new Set<string>()
  const cnps = new Set<string>()
  for (const id of ids) {
    const email = (await findIssuer(db, settings, id))?.email ?? ''
    const cnp = (await readCnp(db, settings, id)) ?? ''
    if (email !== '') emails.add(email)
    if (cnp !== '') cnps.add(cnp)
  }
  return { emails: [...emails], cnps: [...cnps] }
}
