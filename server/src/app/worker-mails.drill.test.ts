import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { within, workingApp } from '../../test/browsers/working-app.ts'
import { testDatabase } from '../../test/database/database.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { testMailWanted } from '../modules/settings/events/index.ts'
import { emit } from '../platform/events/emit.ts'

const t = await testDatabase()
const { database, asSuperuser } = t
const { work, queued, mailServer } = workingApp(t)

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
  const payload = { to: 'ana@test.example', name: 'Ana Crin', language: 'en' as const, mark: 'proba' }
  await database.inInstitution(institution.id, (db) =>
    emit(db, testMailWanted, payload, new Date('2026-11-20T10:00:00Z')),
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
