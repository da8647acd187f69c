import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { freshOffice, type Office, registerPapers } from '../../test/offices/office.ts'
import { spawnWorker } from '../../test/programs/spawn-worker.ts'
import { silentLog } from '../platform/log.ts'
import { startWorker, type Worker } from './worker.ts'

const { database, urls, asSuperuser } = await testDatabase()
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  await asSuperuser('delete from graphile_worker._private_jobs')
})
/** Milliseconds. What the programs need to get ready; a loaded machine takes longer. */
const within = { timeout: 25_000, interval: 100 }
/** Milliseconds after the kill of a worker in which another one has to take up its jobs. */
const takenUp = { timeout: 10_000, interval: 100 }

/** A mail server that accepts connections and never answers, so that a mail stays under way. */
async function silentMailServer(): Promise<{ url: string; callers: () => number }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    callers: () => sockets.size,
  }
}

async function work(
  wishes: Parameters<typeof testSettings>[1] = {},
): Promise<{ worker: Worker; outbox: string }> {
  const settings = testSettings(urls, wishes)
  const worker = await startWorker(settings, { log: silentLog })
  closers.push(() => worker.close())
  return { worker, outbox: join(settings.dataDir, 'outbox') }
}

const mailOf = ({ institution }: Office, paper: { id: number } | undefined): string =>
  `registered.${institution.id}.${paper?.id}@${institution.host}.eml`
const jobs = () =>
  asSuperuser<{ attempts: number; locked: boolean }>(
    'select attempts, locked_at is not null as locked from graphile_worker._private_jobs order by id',
  )
const workers = async (): Promise<number> => (await asSuperuser('select from job_workers')).length

test('the job of a worker that was killed is done by another one that was there all the time', async () => {
  const server = await silentMailServer()
  const office = await freshOffice(database)
  const killed = spawnWorker(testSettings(urls, { smtpUrl: server.url }))
  closers.push(() => killed.kill())
  await expect.poll(workers, within).toBe(1)
  const [paper] = await registerPapers(database, office, 1)
  database.wake()
  await expect.poll(server.callers, within).toBe(1)
  const { outbox } = await work()
  await expect.poll(workers, within).toBe(2)
  expect(await jobs(), 'who lives keeps its job').toEqual([{ attempts: 1, locked: true }])
  await killed.kill()
  await expect.poll(() => existsSync(join(outbox, mailOf(office, paper))), takenUp).toBe(true)
  await expect.poll(jobs, within).toEqual([])
  expect(await workers()).toBe(1)
}, 60_000)

test('a job cut off by a stop is taken up by another worker at once, and the stop costs it no try', async () => {
  const server = await silentMailServer()
  const office = await freshOffice(database)
  const stopped = await work({ smtpUrl: server.url })
  const [paper] = await registerPapers(database, office, 1)
  database.wake()
  await expect.poll(server.callers, within).toBe(1)
  const other = await work()
  await asSuperuser('update graphile_worker._private_jobs set attempts = max_attempts')
  await stopped.worker.close()
  await expect.poll(() => existsSync(join(other.outbox, mailOf(office, paper))), within).toBe(true)
  await expect.poll(jobs, within).toEqual([])
}, 60_000)

test('a worker that lost its connection for a moment keeps its job, and one that was given up lets go of it', async () => {
  const server = await silentMailServer()
  const office = await freshOffice(database)
  await work({ smtpUrl: server.url })
  await registerPapers(database, office, 1)
  database.wake()
  await expect.poll(server.callers, within).toBe(1)
  const other = await work({ smtpUrl: server.url })
  const [first] = await asSuperuser<{ id: number }>('select min(id) as id from job_workers')
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 47361 and objid = ${first?.id}`,
  )
  const held = () =>
    asSuperuser(
      `select from pg_locks where locktype = 'advisory' and classid = 47361 and objid = ${first?.id} and mode = 'ExclusiveLock'`,
    )
  await expect.poll(async () => (await held()).length, within).toBe(1)
  expect(server.callers()).toBe(1)
  expect(await jobs()).toEqual([{ attempts: 1, locked: true }])
  await asSuperuser(`delete from job_workers where id = ${first?.id}`)
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 47361 and objid = ${first?.id}`,
  )
  await expect.poll(workers, within).toBe(2)
  await other.worker.close()
  expect(await workers()).toBe(1)
}, 60_000)
