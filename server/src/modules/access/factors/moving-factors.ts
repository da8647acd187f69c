import type { TenantDb } from '../../../platform/db/database.ts'
import { everySecret, keyId, type Secrets } from '../../../platform/secrets/key-ring.ts'
import { sealMark } from '../../../platform/secrets/seal-secret.ts'
import { nextOf, type SealedValues } from '../../../platform/secrets/sealed-values.ts'
import { userHandle } from './check/relying-party.ts'
import { openTotp, sealTotp } from './check/sealed-totp.ts'
import {
  countOlderTotp,
  countUnmarkedCodes,
  countUnnamedPasskeys,
  lockOlderTotp,
  lockUnnamedPasskeys,
  markCodes,
  namePasskey,
  type OlderTotp,
  replaceTotp,
} from './queries/moving.ts'

/**
 * The oldest named secret, last in the list. It made the values that were stored before values named their
 * secret.
 */
const firstSecret = (secrets: Secrets): string => everySecret(secrets).at(-1) ?? secrets.secret

/** Gives the row sealed with today's secret; undefined when no named secret opens it. */
function anew(db: TenantDb, secrets: Secrets, row: OlderTotp): OlderTotp | undefined {
  const seal = (sealed: Buffer | null): Buffer | null =>
    sealed && sealTotp(secrets, db, row.id, openTotp(secrets, db, row.id, sealed))
  try {
    return { id: row.id, secret: seal(row.secret), pending_secret: seal(row.pending_secret) }
  } catch {
    return undefined
  }
}

const totpSecrets: SealedValues = {
  label: { ro: 'secrete ale aplicațiilor de autentificare', en: 'secrets of authenticator applications' },
  waiting: (db, secrets) => countOlderTotp(db, sealMark(secrets)),
  move: async (db, secrets, after) => {
    const rows = await lockOlderTotp(db, sealMark(secrets), after)
    const moved = rows.map((row) => anew(db, secrets, row)).filter((row) => row !== undefined)
    for (const row of moved) await replaceTotp(db, row)
    return { moved: moved.length, next: nextOf(rows) }
  },
}

const unmarkedCodes: SealedValues = {
  label: { ro: 'coduri de recuperare de marcat', en: 'recovery codes to be marked' },
  waiting: (db) => countUnmarkedCodes(db),
  move: async (db, secrets) => ({ moved: await markCodes(db, keyId(firstSecret(secrets))), next: undefined }),
}

const passkeyNames: SealedValues = {
  label: { ro: 'chei de acces de marcat', en: 'passkeys to be marked' },
  waiting: (db) => countUnnamedPasskeys(db),
  move: async (db, secrets, after) => {
    const rows = await lockUnnamedPasskeys(db, after)
    for (const { id, user_id } of rows)
      await namePasskey(db, id, Buffer.from(userHandle(firstSecret(secrets), db.institutionId, user_id)))
    return { moved: rows.length, next: nextOf(rows) }
  },
}

export const movingFactors = [totpSecrets, unmarkedCodes, passkeyNames]
