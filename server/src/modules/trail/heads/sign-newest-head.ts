import { type HeadLink, headDigest, headKey, signHead } from '../../../platform/audit/sign-head.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { addHead, findNewestSeal, findOlderProof, type HeadRow, linkOf, listHeads } from './queries.ts'

type With = { clock: Clock; settings: Pick<Settings, 'secret'> }

export const headOf = (institutionId: number, row: HeadRow) => ({
  institutionId,
  seq: row.seq,
  hash: row.hash,
  signedAt: new Date(row.signed_at),
  link: linkOf(row),
})

/** Gives the place of the next head: after the newest one. The first head stands for all that was before. */
async function nextLink(db: TenantDb, newest: HeadRow | undefined): Promise<HeadLink> {
  if (newest?.number == null) return { number: 1, previous: await findOlderProof(db, db.institutionId) }
  return {
    number: newest.number + 1,
    previous: headDigest(headOf(db.institutionId, newest), newest.signature),
  }
}

/**
 * Signs the newest head of the institution's chain, unless it is signed already; undefined while nothing is
 * sealed.
 */
export async function signNewestHead(db: TenantDb, { clock, settings }: With): Promise<HeadRow | undefined> {
  const seal = await findNewestSeal(db)
  if (!seal) return undefined
  const [newest] = await listHeads(db, 1)
  if (newest && newest.seq >= seal.seq) return newest
  const signedAt = clock.now()
  const link = await nextLink(db, newest)
  const head = { institutionId: db.institutionId, ...seal, signedAt, link }
  await addHead(db, {
    ...seal,
    ...link,
    signed_at: signedAt,
    key_id: headKey(settings.secret).id,
    signature: signHead(settings.secret, head),
  })
  return (await listHeads(db, 1))[0]
}
