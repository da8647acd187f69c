import type { Database } from '../db/database.ts'
import type { Sentence } from '../refusal.ts'
import { namedKeys } from './hold-secrets.ts'
import { keyId, type Secrets } from './key-ring.ts'
import { waitingValues } from './move-values.ts'
import { countOldRecoveryCodes } from './queries.ts'
import type { SealedValues } from './sealed-values.ts'

/**
 * Sentences that say how many values still wait for the present secret, and which former secrets must still
 * be named at a start. Throws the Refusal of `namedKeys`.
 */
export async function describeSecrets(
  services: { database: Database; settings: Secrets },
  kinds: readonly SealedValues[],
): Promise<Sentence[]> {
  const present = keyId(services.settings.secret)
  const inUse = await namedKeys(services.database.global, services.settings)
  const former = inUse.filter((key) => !key.equals(present)).map((key) => key.toString('hex'))
  const lines = (await waitingValues(services, kinds)).map(({ kind, waiting }) => ({
    ro: `${kind.label.ro}: ${waiting}`,
    en: `${kind.label.en}: ${waiting}`,
  }))
  const codes = await services.database.asPlatform('count recovery codes of former secrets', (db) =>
    countOldRecoveryCodes(db, present),
  )
  return [
    {
      ro: `Secretul de acum: ${present.toString('hex')}`,
      en: `The present secret: ${present.toString('hex')}`,
    },
    { ro: 'Așteaptă să treacă sub el:', en: 'Waiting to come under it:' },
    ...lines.map(({ ro, en }) => ({ ro: `  ${ro}`, en: `  ${en}` })),
    {
      ro: `Persoane cu coduri de recuperare date sub un secret dinainte: ${codes} (codurile lor nu mai merg când acela nu mai este numit)`,
      en: `People with recovery codes given under a former secret: ${codes} (their codes end when it is not named any more)`,
    },
    former.length === 0
      ? {
          ro: 'La pornire nu mai este nevoie de niciun secret dinainte.',
          en: 'No former secret is needed at a start.',
        }
      : {
          ro: `La pornire trebuie numite încă în HDOC_SECRET_OLD: ${former.join(', ')}`,
          en: `Still to be named in HDOC_SECRET_OLD at a start: ${former.join(', ')}`,
        },
  ]
}
