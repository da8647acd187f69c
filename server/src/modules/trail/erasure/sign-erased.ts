import { signErasure } from '../../../platform/audit/sign-erasure.ts'
import { type AuditRecord, writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { addErasures } from './queries.ts'

type Told = Omit<AuditRecord, 'action' | 'proof'> & {
  action: 'activity.erased' | 'issuer.erased'
  reason: string
}

/**
 * Writes the entry that tells of an erasure and names each emptied entry under a signature. Stores with each
 * emptied entry which entry names it.
 */
export async function tellErased(
  db: TenantDb,
  settings: Pick<Settings, 'secret'>,
  ids: readonly number[],
  told: Told,
): Promise<void> {
  const { entries, key_id, signature } = signErasure(settings, db.institutionId, ids)
  const namedIn = await writeAudit(db, { ...told, proof: { entries, key_id, signature } })
  await addErasures(db, ids, { at: told.at, by: told.actor.name, reason: told.reason, namedIn })
}
