import { afterAll, expect, it } from 'vitest'
import { asSuperuser as onServer } from '../../test/database/cluster.ts'
import { freshInstitution, testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { freePort } from '../../test/load/free-port.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { readBacklog } from '../platform/jobs/backlog.ts'
import { migrateJobs } from '../platform/jobs/start-jobs.ts'
import { silentLog } from '../platform/log.ts'
import { databaseUrl } from './embedded-postgres/database-urls.ts'
import { startWatch } from './watch.ts'
import { startWorker } from './worker.ts'

const { database, urls, superuserUrl, asSuperuser } = await testDatabase()
const workerPort = await freePort()
const settings = testSettings(urls, { workerPort })
const worker = await startWorker(settings, { log: silentLog })
const watch = await startWatch(settings, worker)
afterAll(async () => {
  await watch.close()
  await worker.close()
})
const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${workerPort}${path}`)
  return { status: answer.status, body: await answer.text() }
}
const within = { timeout: 20_000, interval: 100 }

it('tells how much waits for the workers, and how long', async () => {
  const { id } = await freshInstitution(database)
  await asSuperuser(
    `insert into outbox_failures (institution_id, id, type, payload, created_at, attempts, retry_at, failed_at, failure)
     select $1, n, 'x', '{}', now(), 12, case when n = 3 then now() + interval '1 hour' end, now(), 'x' from generate_series(1, 3) n`,
    [id],
  )
  await asSuperuser(
    `set role hdoc_worker;
     select graphile_worker.add_job('nobody.knows', '{}', run_at => now() - interval '2 hours');
     select graphile_worker.add_job('nobody.knows', '{}', run_at => now() + interval '2 hours');
     select graphile_worker.add_job('nobody.knows', '{}', max_attempts => 3);
     update graphile_worker._private_jobs set attempts = 3 where max_attempts = 3`,
  )
  const { body } = await ask('/metrics')
  for (const line of [
    'hdoc_jobs{state="ready"} 1',
    'hdoc_jobs{state="later"} 1',
    'hdoc_jobs{state="given_up"} 1',
    'hdoc_jobs{state="running"} 0',
    'hdoc_outbox_events{state="aside"} 1',
    'hdoc_outbox_events{state="dead"} 2',
    'hdoc_audit_unsealed 0',
    'hdoc_workers 1',
    'hdoc_backlog_unknown 0',
  ])
    expect(body).toContain(line)
  expect(Number(/hdoc_oldest_seconds\{what="job"\} ([\d.]+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(7_200)
})

it('tells how long events wait to be handed on and entries to be sealed, when nobody does either', async () => {
  const idle = await testDatabase()
  await migrateJobs(idle.urls.worker, silentLog)
  const office = await freshOffice(idle.database)
  await registerPapers(idle.database, office, 2)
  /** One row waits for so many hours, the others do not. */
  const age = (table: string, column: string, hours: number) =>
    idle.asSuperuser(
      `update ${table} set ${column} = now() - make_interval(hours => case when ctid = (select min(ctid) from ${table}) then ${hours} else 0 end)`,
    )
  await age('outbox_events', 'created_at', 1)
  await age('audit_unsealed', 'queued_at', 3)
  const count = async (table: string) => (await idle.asSuperuser(`select from ${table}`)).length
  const [events, entries] = [await count('outbox_events'), await count('audit_unsealed')]
  expect([events, entries]).toEqual([2, 2])
  const port = await freePort()
  const stuck = await startWatch(testSettings(idle.urls, { workerPort: port }), {
    isReady: async () => true,
    backlog: () => readBacklog(idle.worker),
  })
  const body = await fetch(`http://127.0.0.1:${port}/metrics`)
    .then((answer) => answer.text())
    .finally(() => stuck.close())
  expect(body).toContain(`hdoc_outbox_events{state="waiting"} ${events}`)
  expect(body).toContain(`hdoc_audit_unsealed ${entries}`)
  const oldest = (what: string) =>
    Math.floor(
      Number(new RegExp(`hdoc_oldest_seconds\\{what="${what}"\\} ([\\d.]+)`).exec(body)?.[1]) / 3_600,
    )
  expect({ job: oldest('job'), event: oldest('event'), unsealed: oldest('unsealed') }).toEqual({
    job: 0,
    event: 1,
    unsealed: 3,
  })
})

it('is ready while it reaches the database and others see it; it says so itself', async () => {
  expect([await ask('/readyz'), await ask('/healthz')]).toMatchObject([
    { status: 200, body: '{"ready":true}' },
    { status: 200 },
  ])
  const [{ name }] = (await asSuperuser('select current_database() as name')) as [{ name: string }]
  const elsewhere = (text: string) => onServer(databaseUrl(superuserUrl, 'postgres'), text)
  await elsewhere(`alter database "${name}" allow_connections false`)
  await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await expect.poll(async () => (await ask('/readyz')).status, within).toBe(503)
  expect((await ask('/metrics')).body).toContain('hdoc_backlog_unknown 1')
  await elsewhere(`alter database "${name}" allow_connections true`)
  await expect.poll(async () => (await ask('/readyz')).status, within).toBe(200)
}, 60_000)
