import { openSecret, sealMark, sealSecret } from '../../../platform/secrets/seal-secret.ts'
import type { SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { countOlderKeys, lockOlderKey, replaceSealedKey } from './queries.ts'
import { boundKey } from './sealed-key.ts'

/** Keys with which institutions seal. */
export const movingSigningKeys: SealedValues = {
  label: { ro: 'chei ale certificatelor instituțiilor', en: 'keys of certificates of institutions' },
  waiting: (db, secrets) => countOlderKeys(db, sealMark(secrets)),
  move: async (db, secrets) => {
    const row = await lockOlderKey(db, sealMark(secrets))
    const bound = row && boundKey(db.institutionId, row.certificate)
    const plain = row && bound && openSecret(secrets, row.key_sealed, bound)
    if (!bound || plain === undefined) return { moved: 0, next: undefined }
    return { moved: await replaceSealedKey(db, sealSecret(secrets, plain, bound)), next: undefined }
  },
}
