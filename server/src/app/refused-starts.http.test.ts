import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import type { DatabaseUrls, Settings } from '../platform/env.ts'
import { silentLog } from '../platform/log.ts'
import { startServer } from './serve.ts'
import { startWorker } from './worker.ts'

const { urls, superuserUrl, asSuperuser } = await testDatabase()
const rolesOf = (change: Partial<DatabaseUrls>) => testSettings({ ...urls, ...change }, { port: 0 })
const programs = [
  ['server', (settings: Settings) => startServer(settings)],
  ['worker', (settings: Settings) => startWorker(settings, { log: silentLog })],
] as const
/** The sentence of the refusal; a program that did start is closed, so that the test can say so. */
const outcome = (start: Promise<{ close(): Promise<void> }>) =>
  start.then(
    async (program) => {
      await program.close()
      return 'started'
    },
    (error: Error) => error.message,
  )

it.each(programs)('a %s refuses a role that sees past row security, by its name', async (_name, start) => {
  const strong = 'uses the role postgres, which is a superuser'
  expect(await outcome(start(rolesOf({ app: superuserUrl })))).toContain(`DATABASE_URL ${strong}`)
  expect(await outcome(start(rolesOf({ worker: superuserUrl })))).toContain(`DATABASE_WORKER_URL ${strong}`)
})

it.each(programs)('a %s refuses a secret that the database was not used with', async (_name, start) => {
  await asSuperuser('delete from secret_keys')
  expect(await outcome(startServer(rolesOf({})))).toBe('started')
  const other = { ...rolesOf({}), secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3' }
  expect(await outcome(start(other))).toContain('HDOC_SECRET')
  const [{ held }] = (await asSuperuser('select count(*)::int as held from secret_keys')) as [
    { held: number },
  ]
  expect(held, 'the other secret is not noted as in use').toBe(1)
})
