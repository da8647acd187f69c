import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { tellChange } from '../factors/proof/tell-change.ts'
import type { ProviderLink } from '../factors/queries/tickets.ts'
import { addIdentity, findBySubject, proveIdentity } from './queries/identities.ts'

type Owner = { id: number; name: string; isActive: boolean }

/**
 * Links an account of the provider and tells its owner. When the link exists on the provider's word alone, it
 * notes that the owner proved it. Gives false when the subject, or the person, is linked otherwise meanwhile.
 */
export async function linkIdentity(
  db: TenantDb,
  owner: Owner,
  link: ProviderLink,
  { at, isProved }: { at: Date; isProved: boolean },
): Promise<boolean> {
  const provedAt = isProved ? at : null
  const added = await addIdentity(db, { ...link, userId: owner.id, at, provedAt })
  if (!added) {
    if (!isProved) return (await findBySubject(db, link))?.id === owner.id
    if (!(await proveIdentity(db, { ...link, userId: owner.id, at }))) return false
  }
  await writeAudit(db, {
    actor: { institution_id: db.institutionId, id: owner.id, name: owner.name },
    at,
    action: added ? 'identity.linked' : 'identity.proved',
    subjectType: 'user',
    subjectId: owner.id,
    after: { issuer: link.issuer, email: link.email },
  })
  if (added && owner.isActive) await tellChange(db, owner.id, 'identity_linked', at)
  return true
}
