import { openDatabase } from '../platform/db/database.ts'
import type { Settings } from '../platform/env.ts'
import { silentLog } from '../platform/log.ts'
import type { Sentence } from '../platform/refusal.ts'
import { describeSecrets } from '../platform/secrets/describe-secrets.ts'
import { sealedValues } from './sealed-values.ts'

/** Gives the sentences that `hdoc secret` prints. */
export async function secretState(settings: Settings): Promise<readonly Sentence[]> {
  const database = openDatabase({
    urls: settings.database,
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 2,
  })
  try {
    return await describeSecrets({ database, settings }, sealedValues)
  } finally {
    await database.close()
  }
}
