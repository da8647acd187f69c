import { createHash } from 'node:crypto'
import { isSignedBy, keyOf, signWith } from '../../../platform/audit/proof-key.ts'
import type { HoldRow } from './queries.ts'

type Confirmation = Pick<
  HoldRow,
  'institution_id' | 'known_seq' | 'known_hash' | 'found_seq' | 'found_hash'
> & { at: Date; reason: string }

function confirmationText(of: Confirmation): string {
  const reason = createHash('sha256').update(of.reason).digest('hex')
  const known = `${of.known_seq}|${of.known_hash.toString('hex')}`
  const found = `${of.found_seq}|${of.found_hash.toString('hex')}`
  return `hdoc-trail-confirmed|1|${of.institution_id}|${known}|${found}|${of.at.toISOString()}|${reason}`
}

/**
 * Signs a confirmation with the server's key, so that nobody confirms an older state by a row of the database
 * alone.
 */
export const signConfirmation = (secret: string, of: Confirmation) => ({
  keyId: keyOf(secret).id,
  signature: signWith(secret, confirmationText(of)),
})

export function isConfirmed(row: HoldRow, keys: ReadonlyMap<string, string>): boolean {
  const publicKey = keys.get(row.key_id ?? '')
  if (publicKey === undefined || row.confirmed_at === null) return false
  const text = confirmationText({ ...row, at: new Date(row.confirmed_at), reason: row.reason ?? '' })
  return isSignedBy(publicKey, text, row.signature ?? '')
}
