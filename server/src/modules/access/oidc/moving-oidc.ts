import { openSecret, sealMark, sealSecret } from '../../../platform/secrets/seal-secret.ts'
import type { SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { boundTo } from './known-providers.ts'
import { countOlderOidc, lockOlderOidc, replaceOidcSecret } from './queries/moving.ts'

/** Secrets that institutions have with their OpenID provider. */
export const movingOidc: SealedValues = {
  label: { ro: 'secrete ale furnizorilor OpenID', en: 'secrets of OpenID providers' },
  waiting: (db, secrets) => countOlderOidc(db, sealMark(secrets)),
  move: async (db, secrets) => {
    const sealed = await lockOlderOidc(db, sealMark(secrets))
    const bound = boundTo(db.institutionId)
    const plain = sealed && openSecret(secrets, sealed, bound)
    if (plain === undefined) return { moved: 0, next: undefined }
    return { moved: await replaceOidcSecret(db, sealSecret(secrets, plain, bound)), next: undefined }
  },
}
