import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { sealMark } from '../../../platform/secrets/seal-secret.ts'
import { nextOf, type SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { keptByMerge, readFromMerge } from './merge-cnp.ts'
import {
  countOlderCnps,
  countOlderMerges,
  lockOlderCnps,
  lockOlderMerges,
  type MergeCnp,
  replaceCnps,
  replaceMerge,
} from './queries.ts'
import { openCnp, sealCnp } from './sealed-cnp.ts'

const cnps: SealedValues = {
  label: { ro: 'CNP-uri ale deponenților', en: 'CNPs of issuers' },
  waiting: (db, secrets) => countOlderCnps(db, sealMark(secrets)),
  move: async (db, secrets, after) => {
    const rows = await lockOlderCnps(db, sealMark(secrets), after)
    const moved = rows
      .map((row) => ({ id: row.id, cnp: openCnp(secrets, db.institutionId, row) }))
      .filter(({ cnp }) => cnp !== '')
    await replaceCnps(
      db,
      moved.map(({ id, cnp }) => ({ id, ...sealCnp(secrets, db.institutionId, cnp) })),
    )
    return { moved: moved.length, next: nextOf(rows) }
  },
}

/**
 * The fields with the CNP sealed by the present secret. Undefined when the CNP does not open: it then stays
 * as it is, for a secret that may be named again.
 */
function anew(secrets: Secrets, institutionId: number, kept: MergeCnp): MergeCnp | undefined {
  const values = readFromMerge(secrets, institutionId, kept)
  if (kept.cnp_sealed !== undefined && values.cnp === undefined) return undefined
  return keptByMerge(secrets, institutionId, values)
}

const cnpsOfMerges: SealedValues = {
  label: { ro: 'CNP-uri păstrate de uniri', en: 'CNPs kept by merges' },
  waiting: (db, secrets) => countOlderMerges(db, sealMark(secrets)),
  move: async (db, secrets, after) => {
    const rows = await lockOlderMerges(db, sealMark(secrets), after)
    let moved = 0
    for (const { id, ...row } of rows) {
      const before = anew(secrets, db.institutionId, row.before)
      const now = anew(secrets, db.institutionId, row.after)
      if (before && now) moved += await replaceMerge(db, { id, before, after: now })
    }
    return { moved, next: nextOf(rows) }
  },
}

export const movingCnps = [cnps, cnpsOfMerges]
