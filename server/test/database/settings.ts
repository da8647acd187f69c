import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type DatabaseUrls, readSettings, type Settings } from '../../src/platform/env.ts'
import { testSecrets } from './test-secrets.ts'

/** Complete settings on a database of the test, each with a data folder of its own. */
export function testSettings(urls: DatabaseUrls, wishes: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: urls.platform,
    DATABASE_WORKER_URL: urls.worker,
    DATABASE_DIRECT_URL: urls.direct,
    HDOC_SECRET: testSecrets.secret,
    HDOC_DATA: mkdtempSync(join(inject('dataRoot'), 'data-')),
    HDOC_LOG_LEVEL: 'silent',
    // Tests that look companies up start a stand-in; nothing ever asks the real service.
    HDOC_COMPANY_LOOKUP: '0',
  })
  return { ...settings, ...wishes }
}
