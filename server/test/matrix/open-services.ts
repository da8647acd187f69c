import { join } from 'node:path'
import { roleUrls } from '../../src/app/embedded-postgres/database-urls.ts'
import type { ManualClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { readSettings, type Settings } from '../../src/platform/env.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import { silentLog } from '../../src/platform/log.ts'
import { testSecrets } from '../database/test-secrets.ts'

/** Gives settings for a database. `through` leads to it through a pooler in transaction mode. */
export function settingsOf(
  superuserUrl: string,
  name: string,
  dataDir: string,
  through?: (url: string) => string,
): Settings {
  const urls = roleUrls(superuserUrl, name)
  return readSettings({
    DATABASE_URL: through ? through(urls.app) : urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: through ? through(urls.platform) : urls.platform,
    HDOC_PREPARED_STATEMENTS: through ? '0' : '1',
    DATABASE_WORKER_URL: urls.worker,
    DATABASE_DIRECT_URL: urls.direct,
    HDOC_SECRET: testSecrets.secret,
    HDOC_DATA: dataDir,
    HDOC_LOG_LEVEL: 'silent',
    HDOC_COMPANY_LOOKUP: '0',
  })
}

/** Opens the services that a program needs outside a test file. The caller closes `database`. */
export async function openServices(settings: Settings, clock: ManualClock) {
  const database = openDatabase({
    urls: settings.database,
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 4,
  })
  const files = await createDiskFileStore(join(settings.dataDir, 'files'))
  return { database, clock, settings, log: silentLog, files }
}
