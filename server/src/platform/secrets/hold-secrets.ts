import type { Db } from '../db/run-transaction.ts'
import { Refusal } from '../refusal.ts'
import { everySecret, keyId, type Secrets } from './key-ring.ts'
import { holdSecret, listKeysInUse } from './queries.ts'

/**
 * Refuses a start when the database was used with another secret that is not named in
 * HDOC_SECRET_OLD. Otherwise the first to notice would be a person whose second factor or CNP does
 * not open. Notes the present secret as in use.
 */
export async function holdSecrets(db: Db, secrets: Secrets): Promise<void> {
  if (await holdSecret(db, keyId(secrets.secret), everySecret(secrets).map(keyId))) return
  throw wrongSecret()
}

function wrongSecret(): Refusal {
  return new Refusal({
    ro: 'HDOC_SECRET (sau fișierul „secret” din dosarul de date) nu este secretul cu care a fost folosită această bază de date: puneți-l înapoi pe cel dinainte sau numiți-l în HDOC_SECRET_OLD.',
    en: 'HDOC_SECRET (or the file "secret" of the data folder) is not the secret this database was used with: put the former one back, or name it in HDOC_SECRET_OLD.',
  })
}

/**
 * The names of the secrets in use. Refuses like `holdSecrets`, but does not
 * note the present secret as in use.
 */
export async function namedKeys(db: Db, secrets: Secrets): Promise<Buffer[]> {
  const named = everySecret(secrets).map(keyId)
  const inUse = await listKeysInUse(db)
  if (inUse.some((key) => !named.some((one) => one.equals(key)))) throw wrongSecret()
  return inUse
}
