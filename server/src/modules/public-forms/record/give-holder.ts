import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { firstToken, newNonce, tokenHash, tokenOf } from '../secrets/link-secret.ts'
import { addHolder, findHolder } from './queries/holders.ts'

type Of = { kind: PublicFormKind; subjectId: number; at: Date }

/** Makes a secret that is mailed to a confirmed address and that staff never see. */
export function giveHolder(db: TenantDb, settings: Settings, { kind, subjectId, at }: Of): Promise<number> {
  const nonce = newNonce()
  const token = firstToken(settings, { institutionId: db.institutionId, purpose: 'holder', nonce })
  return addHolder(db, { kind, subjectId, nonce, hash: tokenHash(token), at })
}

/** The secret itself, for the mail; undefined when what made it is no longer known. */
export async function secretOfHolder(
  db: TenantDb,
  settings: Settings,
  holderId: number,
): Promise<string | undefined> {
  const holder = await findHolder(db, holderId)
  if (!holder) return undefined
  const of = { institutionId: db.institutionId, purpose: 'holder', nonce: holder.nonce } as const
  return tokenOf(settings, of, holder.token_hash)
}
