import { sealMark } from '../../../platform/secrets/seal-secret.ts'
import { nextOf, type SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { openCnp, sealCnp } from '../../issuers/index.ts'
import { countOlderCnps, lockOlderCnps, replaceCnp } from './queries.ts'

/** CNPs in answers, moved under the present secret. */
export const movingAnswers: SealedValues = {
  label: { ro: 'CNP-uri din formulare online', en: 'CNPs in online forms' },
  waiting: (db, secrets) => countOlderCnps(db, sealMark(secrets)),
  move: async (db, secrets, after) => {
    const rows = await lockOlderCnps(db, sealMark(secrets), after)
    let moved = 0
    for (const { id, cnp_sealed: older } of rows) {
      const cnp = openCnp(secrets, db.institutionId, { cnp: '', cnp_sealed: older })
      const { cnp_sealed, cnp_index } = sealCnp(secrets, db.institutionId, cnp)
      if (!cnp_sealed || !cnp_index) continue
      await replaceCnp(db, { id, cnp_sealed, cnp_index })
      moved += 1
    }
    return { moved, next: nextOf(rows) }
  },
}
