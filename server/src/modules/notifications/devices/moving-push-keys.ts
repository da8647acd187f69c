import { openSecret, sealMark, sealSecret } from '../../../platform/secrets/seal-secret.ts'
import type { SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { boundKey } from './bound-key.ts'
import { countOlderKeys, lockOlderKey, replaceSealedKey } from './queries.ts'

/** Private keys with which institutions sign their pushes. */
export const movingPushKeys: SealedValues = {
  label: { ro: 'chei ale notificărilor push', en: 'keys of pushes' },
  waiting: (db, secrets) => countOlderKeys(db, sealMark(secrets)),
  move: async (db, secrets) => {
    const sealed = await lockOlderKey(db, sealMark(secrets))
    const bound = boundKey(db.institutionId)
    const plain = sealed && openSecret(secrets, sealed, bound)
    if (plain === undefined) return { moved: 0, next: undefined }
    return { moved: await replaceSealedKey(db, sealSecret(secrets, plain, bound)), next: undefined }
  },
}
