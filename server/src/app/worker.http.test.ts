import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import type { Settings } from '../platform/env.ts'
import { emitEvent } from '../platform/events/emit-event.ts'
import { silentLog } from '../platform/log.ts'
import { keyId } from '../platform/secrets/key-ring.ts'
import { startWorker, type Worker } from './worker.ts'

const { database, urls, asSuperuser } = await testDatabase()
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
})

async function work(
  wishes: Partial<Settings> = {},
  log = silentLog,
): Promise<{ worker: Worker; settings: Settings }> {
  const settings = testSettings(urls, wishes)
  const worker = await startWorker(settings, { log })
  closers.push(() => worker.close())
  return { worker, settings }
}

const queued = async (): Promise<number> => {
  const [row] = await asSuperuser<{ count: number }>(
    'select count(*)::int from graphile_worker._private_jobs',
  )
  return row?.count ?? -1
}
const within = { timeout: 15_000, interval: 50 }

/** A mail server that turns the first `failures` mails away. */
async function mailServer(
  failures: number,
): Promise<{ url: string; mails: string[]; refused: () => number }> {
  const mails: string[] = []
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        if (refused < failures) {
          refused++
          done(Object.assign(new Error('try later'), { responseCode: 451 }))
          return
        }
        mails.push(mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, refused: () => refused }
}

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

test('a registration is sealed, and its confirmation lies in the outbox folder', async () => {
  const office = await freshOffice(database)
  const { settings } = await work({ publicPort: 8080 })
  const [paper] = await registerPapers(database, office, 1)
  database.wake()
  const file = join(
    settings.dataDir,
    'outbox',
    `registered.${office.institution.id}.${paper?.id}@${office.institution.host}.eml`,
  )
  await expect.poll(() => existsSync(file), within).toBe(true)
  const mail = decoded(readFileSync(file, 'utf8'))
  expect(mail).toContain(
    `Message-ID: <registered.${office.institution.id}.${paper?.id}@${office.institution.host}>`,
  )
  expect(mail).toContain('To: ion.popescu@example.com')
  expect(mail).toContain(paper?.number)
  const [document] = await asSuperuser<{ tracking_code: string }>(
    'select tracking_code from documents where id = $1',
    [paper?.id],
  )
  expect(mail).toContain(`http://${office.institution.host}:8080/#/urmarire/${document?.tracking_code}`)
  await expect.poll(queued, within).toBe(0)
  const unsealed = () =>
    asSuperuser('select from audit_unsealed where institution_id = $1', [office.institution.id])
  await expect.poll(unsealed, { timeout: 1_000, interval: 50 }).toEqual([])
})

test('a test mail goes out in the name of the institution, to who asked for it', async () => {
  const { institution } = await freshOffice(database)
  const { settings } = await work()
  await asSuperuser(
    `update institution_settings set mail_from_name = 'Primăria', mail_reply_to = 'raspuns@primarie.example' where institution_id = $1`,
    [institution.id],
  )
  const payload = { to: 'ana@test.example', name: 'Ana Crin', language: 'en', mark: 'proba' }
  await database.inInstitution(institution.id, (db) =>
    emitEvent(db, 'setting.test_mail_wanted', payload, new Date('2026-11-20T10:00:00Z')),
  )
  database.wake()
  const file = join(settings.dataDir, 'outbox', `test.${institution.id}.proba@${institution.host}.eml`)
  await expect.poll(() => existsSync(file), within).toBe(true)
  const mail = decoded(readFileSync(file, 'utf8'))
  expect(mail).toContain('To: ana@test.example')
  expect(mail).toContain('Reply-To: raspuns@primarie.example')
  expect(mail).toContain('This is a test message.')
})

test('an issuer without an address causes no job and no mail', async () => {
  const office = await freshOffice(database, '')
  const { settings } = await work()
  await registerPapers(database, office, 1)
  database.wake()
  const outbox = () =>
    asSuperuser('select from outbox_events where institution_id = $1', [office.institution.id])
  await expect.poll(outbox, within).toEqual([])
  expect(await queued()).toBe(0)
  expect(
    existsSync(join(settings.dataDir, 'outbox')) ? readdirSync(join(settings.dataDir, 'outbox')) : [],
  ).toEqual([])
})

test('with a mail server the confirmation goes through it, once', async () => {
  const server = await mailServer(0)
  const office = await freshOffice(database)
  await work({ smtpUrl: server.url })
  await registerPapers(database, office, 2)
  database.wake()
  await expect.poll(() => server.mails.length, within).toBe(2)
  await expect.poll(queued, within).toBe(0)
  expect(server.mails).toHaveLength(2)
})

test('a mail that is refused at first is sent again with the same Message-ID', async () => {
  const server = await mailServer(1)
  const office = await freshOffice(database)
  await work({ smtpUrl: server.url })
  const [paper] = await registerPapers(database, office, 1)
  database.wake()
  await expect.poll(() => server.mails.length, within).toBe(1)
  expect(server.refused()).toBe(1)
  expect(server.mails[0]).toContain(
    `Message-ID: <registered.${office.institution.id}.${paper?.id}@${office.institution.host}>`,
  )
  await expect.poll(queued, within).toBe(0)
})

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

test('a mail server that does not answer keeps nobody from stopping, and the mail waits for the next start', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const office = await freshOffice(database)
  const { port } = silent.address() as AddressInfo
  const { worker } = await work({ smtpUrl: `smtp://127.0.0.1:${port}` })
  await registerPapers(database, office, 1)
  database.wake()
  await expect.poll(() => sockets.size, within).toBe(1)
  const begin = performance.now()
  await worker.close()
  expect(performance.now() - begin).toBeLessThan(8_000)
  expect(await queued()).toBe(1)
  const server = await mailServer(0)
  await work({ smtpUrl: server.url })
  await expect.poll(() => server.mails.length, within).toBe(1)
  for (const socket of sockets) socket.destroy()
  silent.close()
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
  await closers.pop()?.()
  const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [first.secret] }
  await expect(work({ ...newer, oldSecrets: [] })).rejects.toThrow('HDOC_SECRET')
  await work(newer)
  await expect.poll(sealedWith, within).toBe(mark(newer))
  await closers.pop()?.()
  const retired = async () =>
    (await asSuperuser(`select 1 from secret_keys where retired_at is not null`)).length
  await work(newer)
  await expect.poll(retired, within).toBe(1)
})
