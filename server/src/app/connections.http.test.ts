import { afterAll, expect, it } from 'vitest'
import { freshInstitution, testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { freePort } from '../../test/load/free-port.ts'
import { openHttp } from '../../test/load/open-http.ts'
import { connectionsOf } from '../platform/connections.ts'
import { silentLog } from '../platform/log.ts'
import { startServer } from './serve.ts'
import { startWorker } from './worker.ts'

const t = await testDatabase()
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

/** PostgreSQL allows 100 connections and keeps three of them for superusers. */
const FOR_PROGRAMS = 97

it('three servers and two workers with the standard settings stay below what PostgreSQL leaves to programs', () => {
  const { connections } = testSettings(t.urls)
  expect(connectionsOf(connections, { servers: 3, workers: 2 })).toBeLessThan(FOR_PROGRAMS)
})

it('a server and a worker under more calls than they have connections hold no more than that sum says', async () => {
  const connections = { server: 4, platform: 2, worker: 3 }
  const port = await freePort()
  const settings = testSettings(t.urls, { connections, port })
  const server = await startServer(settings)
  closers.push(() => server.close())
  const worker = await startWorker(settings, { log: silentLog })
  closers.push(() => worker.close())
  const { host } = await freshInstitution(t.database)
  const calls = Array.from({ length: 40 }, async () => {
    const connection = await openHttp(port, host)
    const statuses = []
    for (let n = 0; n < 10; n++) statuses.push((await connection.send('GET', '/api/status', {})).status)
    connection.close()
    return statuses
  })
  let most = 0
  let isOver = false
  const counting = (async () => {
    while (!isOver) {
      const [row] = await t.asSuperuser<{ open: number; calls: number }>(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and application_name in ('hdoc app', 'hdoc platform', 'hdoc listen', 'hdoc jobs')`,
      )
      most = Math.max(most, row?.open ?? 0)
    }
  })()
  for (const statuses of await Promise.all(calls)) expect(new Set(statuses)).toEqual(new Set([200]))
  isOver = true
  await counting
  expect(most).toBeGreaterThan(connections.server)
  expect(most).toBeLessThanOrEqual(connectionsOf(connections, { servers: 1, workers: 1 }))
})
