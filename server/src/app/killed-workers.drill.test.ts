import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { startedAnew, testApp } from '../../test/browsers/app.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'
import { type SpawnedWorker, spawnWorker } from '../../test/programs/spawn-worker.ts'
import { findDamage } from './verify/find-damage.ts'

const t = await testApp()
const PAPERS = 60
const KILLS = 2
/** Jobs a worker has in hand at once. */
const IN_HAND = 4
const within = { timeout: 60_000, interval: 100 }

const received: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    text(stream).then((mail) => {
      received.push(/^Message-ID: <(.*)>/im.exec(mail)?.[1] ?? mail)
      done()
    }, done)
  },
})
// A worker that is killed while it mails resets its connection.
server.on('error', () => undefined)
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const workers: SpawnedWorker[] = []
const start = (): void => {
  const { port } = server.server.address() as AddressInfo
  workers.push(spawnWorker({ ...t.settings, smtpUrl: `smtp://127.0.0.1:${port}` }))
}
afterAll(async () => {
  for (const worker of workers) await worker.kill()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const left = async () => {
  const [row] = await t.asSuperuser(
    `select (select count(*)::int from graphile_worker._private_jobs) as jobs,
            (select count(*)::int from outbox_events) as events,
            (select count(*)::int from outbox_failures) as failures,
            (select count(*)::int from audit_unsealed) as unsealed`,
  )
  return row
}

it('two servers and two workers, of which one after the other is killed, mail every paper and leave nothing behind', async () => {
  const office = await clerkOffice(t)
  const second = await startedAnew(t, {})
  const there = second.browser(office.host)
  await there.signIn('ghiseu')
  start()
  start()
  const known = async () => (await t.asSuperuser('select from job_workers')).length
  await expect.poll(known, within).toBe(2)
  const papers = new Set<number>()
  for (let n = 0; n < PAPERS; n++) {
    const browser = n % 2 === 0 ? office.clerk : there
    const { body } = await browser.post<{ id: number }>('/api/document/add', office.paper())
    papers.add(body.id)
    if (n % (PAPERS / KILLS) === 10) {
      await workers.shift()?.kill()
      start()
    }
  }
  expect(papers.size).toBe(PAPERS)
  await expect.poll(left, within).toEqual({ jobs: 0, events: 0, failures: 0, unsealed: 0 })
  const mailed = new Map<string, number>()
  for (const id of received) mailed.set(id, (mailed.get(id) ?? 0) + 1)
  expect(
    [...mailed.keys()].map((id) => Number(id.split('.')[2]?.split('@')[0])).sort((a, b) => a - b),
  ).toEqual([...papers].sort((a, b) => a - b))
  // Only what a killed worker had in hand may come again, under the same Message-ID.
  expect(received.length - PAPERS).toBeLessThanOrEqual(KILLS * IN_HAND)
  await expect.poll(known, within).toBe(2)
  expect(await findDamage(t.database)).toEqual([])
}, 180_000)
