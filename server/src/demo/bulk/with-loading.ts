import { sealAll } from '../../platform/audit/seal-audit.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { type BulkLoader, openBulkLoader } from '../../platform/db/open-bulk-loader.ts'
import type { Settings } from '../../platform/env.ts'
import { silentLog } from '../../platform/log.ts'
import { holdSecrets } from '../../platform/secrets/hold-secrets.ts'

export interface Loading {
  database: Database
  loader: BulkLoader
  settings: Settings
}

/**
 * Opens what a load writes with, and seals the audit that is left after it. The database is opened with the worker's role,
 * which works inside one institution and whose statements may take long. What a `signal` leaves unsealed, a worker seals.
 */
export async function withLoading(
  settings: Settings,
  load: (loading: Loading) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const { worker, platform } = settings.database
  const database = openDatabase({
    urls: { app: worker, platform },
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 2,
  })
  const loader = openBulkLoader({ url: worker, log: silentLog })
  try {
    await holdSecrets(database.global, settings)
    await load({ database, loader, settings })
    await sealAll(database, signal)
  } finally {
    await Promise.all([loader.close(), database.close()])
  }
}
