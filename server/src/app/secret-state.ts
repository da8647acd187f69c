import { withDatabase } from '../platform/db/with-database.ts'
import type { Settings } from '../platform/env.ts'
import type { Sentence } from '../platform/refusal.ts'
import { describeSecrets } from '../platform/secrets/describe-secrets.ts'
import { sealedValues } from './modules/brought.ts'

/** Gives the sentences that `hdoc secret` prints. */
export async function secretState(settings: Settings): Promise<readonly Sentence[]> {
  return await withDatabase(settings, (database) => describeSecrets({ database, settings }, sealedValues))
}
