import { beforeEach, expect, it } from 'vitest'
import { freshInstitution, testDatabase } from '../../../../test/database/database.ts'
import { testSettings } from '../../../../test/database/settings.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { manualClock } from '../../../platform/clock.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { migrateJobs } from '../../../platform/jobs/start-jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { mailEnding } from './mail-ending.ts'
import { tellEnding } from './tell-ending.ts'

const t = await testDatabase()
await migrateJobs(t.urls.worker, silentLog)
const clock = manualClock('2026-11-20T07:10:00+02:00')
const sent: Mail[] = []
const services: JobServices = {
  database: t.worker,
  clock,
  settings: testSettings(t.urls),
  log: silentLog,
  files: {} as FileStore,
  filled: () => [],
  mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
}
const maria = await aPerson(t.database, 0, 'maria', { name: 'Maria', isAdmin: true })
await aPerson(t.database, 0, 'plecat', { isAdmin: true, active: false })
await aPerson(t.database, 0, 'fara', {})
const client = await freshInstitution(t.database, { name: 'Comuna Sfârșit' })
const noEnd = await freshInstitution(t.database)

beforeEach(async () => {
  sent.length = 0
  await t.asSuperuser('delete from client_notices')
})
const endsOn = (day: string | null) =>
  t.asSuperuser('update institutions set active_to = $2 where id = $1', [client.id, day])

/** Runs the morning's job `times` times at once, then sends every mail it queued. */
async function morning(day: string, times = 1): Promise<string[]> {
  clock.set(`${day}T07:10:00+02:00`)
  await Promise.all(Array.from({ length: times }, () => tellEnding.run(services, {})))
  const jobs = await t.asSuperuser<{ id: string; payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k where k.id = j.task_id and k.identifier = $1 returning j.id, j.payload`,
    [mailEnding.name],
  )
  const before = sent.length
  for (const { payload } of jobs)
    await mailEnding.run(services, payload, { attempt: 1, signal: new AbortController().signal })
  return sent.slice(before).map(({ messageId }) => messageId)
}

it('tells the platform’s active administrators a month, a week and a day before, once each', async () => {
  await endsOn('2027-01-15')
  expect(await morning('2026-12-15')).toEqual([])
  expect(await morning('2026-12-16', 3)).toEqual([
    `<client-ends.${client.id}.2027-01-15.30.${maria}@admin.localhost>`,
  ])
  expect(await morning('2026-12-16')).toEqual([])
  expect(await morning('2026-12-20')).toEqual([])
  expect(await morning('2027-01-08')).toHaveLength(1)
  expect(await morning('2027-01-14', 2)).toHaveLength(1)
  expect(await morning('2027-01-15')).toEqual([])
  expect(await morning('2027-01-16')).toEqual([])
  expect(sent.map(({ to }) => to)).toEqual(Array(3).fill('maria@test.example'))
  expect(sent[0]?.subject).toBe('Comuna Sfârșit: acces până la 15.01.2027')
  expect(sent[0]?.text).toContain(`http://admin.localhost:8080/#/hdoc-company/${client.id}`)
  expect(sent[0]?.text).toContain(client.host)
})

it('that ran late tells the nearest alone', async () => {
  await endsOn('2027-01-15')
  expect(await morning('2027-01-14')).toEqual([
    `<client-ends.${client.id}.2027-01-15.1.${maria}@admin.localhost>`,
  ])
  expect(await morning('2027-01-15')).toEqual([])
})

it('begins anew with a new end, and says nothing of what has none', async () => {
  await endsOn('2027-01-15')
  expect(await morning('2027-01-10')).toHaveLength(1)
  await endsOn('2027-02-10')
  expect(await morning('2027-01-11')).toEqual([
    `<client-ends.${client.id}.2027-02-10.30.${maria}@admin.localhost>`,
  ])
  await endsOn(null)
  expect(await morning('2027-02-09')).toEqual([])
  expect(sent.some(({ text }) => text.includes(noEnd.host))).toBe(false)
})
