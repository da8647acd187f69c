import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { within, workingApp } from '../../test/browsers/working-app.ts'
import { testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { keyId } from '../platform/secrets/key-ring.ts'

const t = await testDatabase()
const { database, urls, asSuperuser } = t
const { work, closeLast, queued } = workingApp(t)

test('a job that a killed process had locked is done by the next one that starts alone', async () => {
  const office = await freshOffice(database)
  const [paper] = await registerPapers(database, office, 1)
  await asSuperuser('delete from outbox_events')
  await asSuperuser(
    `set role hdoc_worker;
     select graphile_worker.add_job('documents.mail-confirmation', json_build_object('institution', ${office.institution.id},
       'payload', json_build_object('document_id', ${paper?.id})));
     update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed', attempts = 1`,
  )
  const { settings } = await work()
  await expect.poll(() => existsSync(join(settings.dataDir, 'outbox')), within).toBe(true)
  await expect.poll(queued, within).toBe(0)
})

test('a lost listening connection and a lost queue are found again', async () => {
  const office = await freshOffice(database)
  const { settings } = await work()
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect
    .poll(
      () =>
        registerPapers(database, office, 1).then(
          () => 'registered',
          () => 'lost',
        ),
      within,
    )
    .toBe('registered')
  database.wake()
  await expect.poll(() => existsSync(join(settings.dataDir, 'outbox')), within).toBe(true)
})

test('a change wakes who hands it on, not who looks into the folders of scanners', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  await work({}, log)
  const looks = (reason: string): number => lines.filter((line) => line.includes(reason)).length
  const relay = () => looks('find institutions with events to deliver')
  const folders = () => looks('find the folders of scanners')
  await expect.poll(folders, within).toBeGreaterThan(0)
  const [before, foldersBefore] = [relay(), folders()]
  for (let turn = 1; turn <= 20; turn++) {
    database.wake()
    await expect.poll(relay, within).toBeGreaterThanOrEqual(before + turn)
  }
  expect(folders() - foldersBefore).toBeLessThan(10)
})

test('a worker seals what stands plain or under a former secret, and refuses a secret that the database does not know', async () => {
  const { institution } = await freshOffice(database)
  await asSuperuser(`update issuers set cnp = '2710202479021' where institution_id = $1`, [institution.id])
  const first = testSettings(urls)
  const mark = ({ secret }: { secret: string }) => keyId(secret).toString('hex')
  const sealedWith = async () => {
    const [row] = await asSuperuser<{ key: string | null }>(
      `select encode(substring(cnp_sealed from 2 for 4), 'hex') as key from issuers where institution_id = $1 and cnp = ''`,
      [institution.id],
    )
    return row?.key
  }
  await work()
  await expect.poll(sealedWith, within).toBe(mark(first))
  await closeLast()
  const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [first.secret] }
  await expect(work({ ...newer, oldSecrets: [] })).rejects.toThrow('HDOC_SECRET')
  await work(newer)
  await expect.poll(sealedWith, within).toBe(mark(newer))
  await closeLast()
  const retired = async () =>
    (await asSuperuser(`select 1 from secret_keys where retired_at is not null`)).length
  await work(newer)
  await expect.poll(retired, within).toBe(1)
})
