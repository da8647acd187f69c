import { expect, it } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { silentLog } from '../log.ts'
import { handBackJobs } from './free-orphaned-jobs.ts'
import { migrateJobs } from './start-jobs.ts'

const { worker, urls, asSuperuser } = await testDatabase()
await migrateJobs(urls.worker, silentLog)

it('hands back a job together with the queue in which all do one at a time', async () => {
  for (const queue of ['mine', 'others'])
    await asSuperuser(`select graphile_worker.add_job('some.job', '{}'::json, queue_name => $1)`, [queue])
  const take = (table: string) =>
    asSuperuser(
      `update graphile_worker.${table} t set locked_at = now(), locked_by = q.queue_name
         from graphile_worker._private_job_queues q
        where q.id = t.${table === '_private_jobs' ? 'job_queue_id' : 'id'}`,
    )
  await take('_private_jobs')
  await take('_private_job_queues')
  await handBackJobs(worker, ['mine'])
  expect(
    await asSuperuser(
      `select q.queue_name as queue, j.locked_by as job, q.locked_by as all
         from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by 1`,
    ),
  ).toEqual([
    { queue: 'mine', job: null, all: null },
    { queue: 'others', job: 'others', all: 'others' },
  ])
})
