import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { testSettings } from '../../../test/database/settings.ts'

const { database, urls, asSuperuser } = await testDatabase()
const settings = testSettings(urls)

async function hdoc(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../cli.ts'), ...args],
    {
      env: {
        PATH: '/usr/bin:/bin',
        HDOC_LANG: 'en',
        HDOC_DATA: settings.dataDir,
        HDOC_SECRET: settings.secret,
        DATABASE_URL: urls.app,
        DATABASE_OWNER_URL: urls.owner,
        DATABASE_PLATFORM_URL: urls.platform,
        DATABASE_WORKER_URL: urls.worker,
        DATABASE_DIRECT_URL: urls.direct,
      },
    },
  )
  return stdout.trim()
}

test('an operator sees dead letters and puts them back', async () => {
  expect(await hdoc('events', 'list')).toBe('There are none.')
  const { id, tag } = await freshInstitution(database)
  await asSuperuser(
    `insert into outbox_failures (institution_id, id, type, payload, created_at, attempts, retry_at, failed_at, failure)
     values ($1, 1, 'account.invited', '{"user_id": 1}', now(), 12, null, now(), '23503 no such person')`,
    [id],
  )
  expect(await hdoc('events', 'list')).toBe(`${tag} account.invited 1: 23503 no such person`)
  expect(await hdoc('events', 'retry')).toBe('Events put back into the queue: 1.')
  const rows = await asSuperuser('select attempts, retry_at <= now() as due from outbox_failures')
  expect(rows).toEqual([{ attempts: 0, due: true }])
  expect(await hdoc('events', 'list')).toBe('There are none.')
}, 60_000)
