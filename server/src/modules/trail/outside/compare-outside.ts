import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { headIsSigned } from '../../../platform/audit/sign-head.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { writtenHead } from '../heads/written-head.ts'
import { type HoldRow, listConfirmed, listLost } from './queries.ts'
import { isConfirmed } from './sign-confirmation.ts'

export type Lost = { head: TrailHead; tag: string | null; found_seq: number; found_hash: Buffer }
export type Compared = {
  /** Truly signed, but no link of their chain: the institution is in an older state, or in another one. */
  lost: Lost[]
  /** Not signed by a key of this installation: whoever changed the file did not know the secret. */
  forged: TrailHead[]
}

/**
 * Has an administrator given up this head by confirming an older state? It is the head that was known then,
 * or it lies between the state found and that head and was signed before the confirmation.
 */
function isGivenUp(head: TrailHead, holds: readonly HoldRow[]): boolean {
  return holds.some((hold) => {
    if (hold.institution_id !== head.institution_id || hold.confirmed_at === null) return false
    const isKnown = hold.known_seq === head.seq && hold.known_hash.toString('hex') === head.hash
    const isBetween = head.seq > hold.found_seq && head.seq <= hold.known_seq
    return isKnown || (isBetween && Date.parse(head.signed_at) <= Date.parse(hold.confirmed_at))
  })
}

/** Compares heads that were kept outside the database with the chains as they are now. */
export async function compareOutside(
  db: Db,
  heads: readonly TrailHead[],
  keys: ReadonlyMap<string, string>,
): Promise<Compared> {
  const isOurs = (head: TrailHead): boolean => {
    const publicKey = keys.get(head.key_id)
    return publicKey !== undefined && headIsSigned(publicKey, writtenHead(head), head.signature)
  }
  const signed = heads.filter(isOurs)
  const rows = await listLost(db, signed)
  const confirmed = (
    await listConfirmed(
      db,
      rows.map(({ institution_id }) => institution_id),
    )
  ).filter((hold) => isConfirmed(hold, keys))
  const byPlace = new Map(signed.map((head) => [`${head.institution_id}|${head.seq}`, head]))
  const lost = rows.flatMap(({ institution_id, seq, tag, found_seq, found_hash }) => {
    const head = byPlace.get(`${institution_id}|${seq}`)
    return head && !isGivenUp(head, confirmed) ? [{ head, tag, found_seq, found_hash }] : []
  })
  const ours = new Set(signed)
  return { lost, forged: heads.filter((head) => !ours.has(head)) }
}
