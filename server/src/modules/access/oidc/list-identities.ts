import type { Identity } from '@hdoc/contract/access/oidc.ts'
import type { OwnCtx } from '../factors/proof/require-proof.ts'
import { listIdentities as listRows } from './queries/identities.ts'

export function listIdentities({ actor, database }: OwnCtx): Promise<Identity[]> {
  return database.inInstitution(actor.institutionId, (db) => listRows(db, actor.id), { readOnly: true })
}
