import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type DatabaseUrls, readSettings, type Settings } from '../src/platform/env.ts'

/** Complete settings on a database of the test, with a data folder of its own that goes away with the file. */
export function testSettings(urls: DatabaseUrls, wishes: Partial<Settings> = {}): Settings {
  const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-data-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = readSettings({
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: urls.platform,
    DATABASE_WORKER_URL: urls.worker,
    DATABASE_DIRECT_URL: urls.direct,
    HDOC_SECRET: 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3',
    HDOC_DATA: dataDir,
    HDOC_LOG_LEVEL: 'silent',
  })
  return { ...settings, ...wishes }
}
