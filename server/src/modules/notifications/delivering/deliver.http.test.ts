import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { noticeWorker } from '../../../../test/notices/notice-worker.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { startStandIns } from '../../../demo/stand-ins/start-stand-ins.ts'
import type { Database } from '../../../platform/db/database.ts'
import { publicPushKey } from '../devices/push-key.ts'
import { tell } from '../telling/tell.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-messages-'))
const standIns = await startStandIns(folder)
afterAll(async () => {
  await standIns.close()
  rmSync(folder, { recursive: true, force: true })
})
const here = ['127.0.0.1']
const t = await testApp({
  settings: {
    sms: {
      url: standIns.smsUrl,
      header: standIns.smsHeader,
      body: '{"to":"{to}","text":"{text}","id":"{id}"}',
      privateHosts: here,
    },
    push: { hosts: here, privateHosts: here },
  },
})
/** Breaks the n-th transaction of a job, as a crash does. */
const crash: { at: number; seen: number } = { at: 0, seen: 0 }
const database: Database = {
  ...t.worker,
  inInstitution: (id, work, options) => {
    if (++crash.seen === crash.at) throw new Error('killed')
    return t.worker.inInstitution(id, work, options)
  },
}
const worker = await noticeWorker(t, { database })
beforeEach(() => {
  crash.at = 0
  worker.mails.length = 0
  worker.server.refuse = undefined
})

/** A browser of a person, with keys that it could open a push with. */
async function aBrowser(institutionId: number, userId: number, endpoint: string): Promise<number> {
  const point = Buffer.concat([Buffer.from([4]), await aPoint()]).toString('base64url')
  const [row] = await t.asSuperuser<{ id: number }>(
    `insert into push_devices (institution_id, user_institution_id, user_id, endpoint, p256dh, auth, added_at)
     values ($1, $1, $2, $3, $4, $5, now()) returning id`,
    [institutionId, userId, endpoint, point, randomBytes(16).toString('base64url')],
  )
  return row!.id
}

/** A person who gets every notice in one way, and a notice for them. */
async function told(way: 'email' | 'sms' | 'push', { phone = '', endpoint = '' } = {}) {
  const { id } = await freshInstitution(t.database)
  const ana = await aPerson(t.database, id, 'ana', { name: 'Ana' })
  await t.asSuperuser('update users set phone = $2 where id = $1', [ana, phone])
  if (endpoint !== '') {
    await t.database.inInstitution(id, (db) => publicPushKey(db, t.settings, t.clock.now()))
    await aBrowser(id, ana, endpoint)
  }
  await t.asSuperuser(
    `insert into notification_choices (institution_id, user_institution_id, user_id, turned_on, turned_off)
     values ($1, $1, $2, array['new_task.' || $3], '{}')`,
    [id, ana, way],
  )
  await t.worker.inInstitution(id, (db) =>
    tell(db, {
      text: 'document_assigned',
      values: { by: 'Dan Șerban' },
      subject: { id: 12, number: 'RG-12', title: 'Cerere a lui Popescu' },
      cause: 'test',
      at: t.clock.now(),
      persons: [{ institutionId: id, id: ana }],
    }),
  )
  const row = async () =>
    (
      await t.asSuperuser<{
        id: number
        state: string
        reason: string | null
        detail: string
        attempts: number
      }>(
        'select id::int, state, reason, detail, attempts from notification_deliveries where institution_id = $1 and channel = $2',
        [id, way],
      )
    )[0]!
  return { id, ana, row }
}

/** The x and y of a key of a browser. */
async function aPoint(): Promise<Buffer> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  return Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).subarray(1)
}
const kept = (start: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(start)) : []

it('mails a notice in the name of the institution, and notes that it left', async () => {
  const { id, row } = await told('email')
  expect(await worker.send()).toBe(0)
  const { id: delivery } = await row()
  expect(worker.mails).toEqual([
    expect.objectContaining({
      to: 'ana@test.example',
      messageId: expect.stringMatching(new RegExp(`^<notice\\.${id}\\.${delivery}@`)),
      subject: expect.stringContaining('Sarcină nouă RG-12'),
      text: expect.stringContaining('Dan Șerban v-a repartizat documentul RG-12.'),
    }),
  ])
  expect(worker.mails[0]?.text).toContain('/#/document/12')
  expect(worker.mails[0]?.text).not.toContain('Popescu')
  expect(await row()).toMatchObject({ state: 'sent', reason: null, attempts: 1 })
  await worker.again(id, delivery)
  expect(worker.mails).toHaveLength(1)
})

it('sends again after a crash between sending and noting it, with the same Message-ID', async () => {
  const { id, row } = await told('email')
  crash.seen = 0
  crash.at = 3
  expect(await worker.send()).toBe(1)
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 })
  crash.at = 0
  await worker.again(id, (await row()).id)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
  const ids = worker.mails.map(({ messageId }) => messageId)
  expect(ids).toEqual([ids[0], ids[0]])
})

it('tries again what a server could not take now, and gives it up at last with the reason', async () => {
  const { id, row } = await told('email')
  worker.server.refuse = Object.assign(new Error('busy'), { responseCode: 451, code: 'EENVELOPE' })
  expect(await worker.send()).toBe(1)
  expect(await row()).toMatchObject({ state: 'failed', reason: 'unreachable', detail: '451' })
  const { id: delivery } = await row()
  await worker.again(id, delivery, 12)
  expect(await row()).toMatchObject({ state: 'given_up', reason: 'unreachable', attempts: 2 })
  worker.server.refuse = undefined
  await worker.again(id, delivery)
  expect(worker.mails).toEqual([])
})

it('gives up at once what a server refuses for good, and what nobody reads any more', async () => {
  const first = await told('email')
  worker.server.refuse = Object.assign(new Error('no such user'), { responseCode: 550, code: 'EENVELOPE' })
  expect(await worker.send()).toBe(0)
  expect(await first.row()).toMatchObject({ state: 'given_up', reason: 'refused', detail: '550' })
  worker.server.refuse = undefined
  const second = await told('email')
  await t.asSuperuser(`update users set state = 'inactive' where id = $1`, [second.ana])
  expect(await worker.send()).toBe(0)
  expect(await second.row()).toMatchObject({ state: 'given_up', reason: 'inactive', attempts: 0 })
  expect(worker.mails).toEqual([])
})

it('ends a mail of a day of which nothing is left to tell', async () => {
  const { id, row } = await told('email')
  await t.asSuperuser('update notification_deliveries set notification_id = null where institution_id = $1', [
    id,
  ])
  expect(await worker.send()).toBe(0)
  expect(await row()).toMatchObject({ state: 'given_up', reason: 'nothing_left', attempts: 0 })
  expect(worker.mails).toEqual([])
})

it('keeps what no server is set up for in the outbox', async () => {
  const bare = await noticeWorker(t, { settings: { smtpUrl: undefined, sms: undefined } })
  const { row } = await told('email')
  expect(await bare.send()).toBe(0)
  expect(await row()).toMatchObject({ state: 'waiting', reason: 'not_configured', attempts: 0 })
})

it('posts text messages to the gateway with its secret header, without marks and with their own number', async () => {
  const { id, row } = await told('sms', { phone: '0722 000 111' })
  await worker.send()
  const { id: delivery } = await row()
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1 })
  const message = JSON.parse(readFileSync(join(folder, `sms-hdoc-${id}-${delivery}.json`), 'utf8'))
  expect(message).toMatchObject({ to: '+40722000111', id: `hdoc-${id}-${delivery}` })
  expect(message.text).toContain('Dan Serban v-a repartizat documentul RG-12.')
})

it('gives up a text message that the gateway refuses, and tries again when it does not answer', async () => {
  const wrong = await noticeWorker(t, {
    settings: { sms: { ...t.settings.sms!, header: ['authorization', 'Bearer alt secret'] } },
  })
  const first = await told('sms', { phone: '0722000111' })
  expect(await wrong.send()).toBe(0)
  expect(await first.row()).toMatchObject({ state: 'given_up', reason: 'refused', detail: 'HTTP 401' })
  const deaf = await noticeWorker(t, {
    settings: { sms: { ...t.settings.sms!, url: 'http://127.0.0.1:1/sms' } },
  })
  const second = await told('sms', { phone: '0722000111' })
  expect(await deaf.send()).toBe(1)
  expect(await second.row()).toMatchObject({ state: 'failed', reason: 'unreachable', detail: 'network' })
})

it('pushes a message that shows nothing of whom or what, encrypted, once for a notice', async () => {
  const name = `b${randomBytes(4).toString('hex')}`
  const { row } = await told('push', { endpoint: `${standIns.pushUrl}/${name}` })
  expect(await worker.send()).toBe(0)
  expect(await row()).toMatchObject({ state: 'sent' })
  const [file] = kept(`push-${name}`)
  const head = JSON.parse(readFileSync(join(folder, file!), 'utf8'))
  expect(head).toMatchObject({ encoding: 'aes128gcm', topic: expect.stringMatching(/^notice-\d+$/) })
})

it('pushes a message of trial to an own browser, and says what its service answered', async () => {
  const { id } = await freshInstitution(t.database)
  const people = { ana: await aPerson(t.database, id, 'ana'), ion: await aPerson(t.database, id, 'ion') }
  const { host } = (
    await t.asSuperuser<{ host: string }>('select host from hosts where institution_id = $1', [id])
  )[0]!
  const [ana, ion] = [t.browser(host), t.browser(host)]
  expect((await ana.post('/api/push_device/try', { id: 1 })).status).toBe(401)
  await ana.signIn('ana')
  await ion.signIn('ion')
  await ana.post('/api/push_device/key')
  const name = `p${randomBytes(4).toString('hex')}`
  const [taken, gone, deaf] = [
    await aBrowser(id, people.ana, `${standIns.pushUrl}/${name}`),
    await aBrowser(id, people.ana, `${standIns.pushUrl}/gone-${randomBytes(4).toString('hex')}`),
    await aBrowser(id, people.ana, 'http://127.0.0.1:1/push'),
  ]
  const attempt = (browser: Browser, device: number) =>
    browser.post<Failure>('/api/push_device/try', { id: device })
  expect((await attempt(ion, taken)).status).toBe(404)
  expect((await attempt(ana, taken)).status).toBe(200)
  const [file] = kept(`push-${name}`)
  expect(JSON.parse(readFileSync(join(folder, file!), 'utf8'))).toMatchObject({ topic: 'trial' })
  const { body } = await attempt(ana, deaf)
  expect([body.code, body.message]).toEqual([
    'PUSH_NOT_TAKEN',
    'Serviciul de notificări al browserului nu a primit mesajul de probă (network). Încercați mai târziu.',
  ])
  expect((await attempt(ana, gone)).body.code).toBe('PUSH_DEVICE_GONE')
  expect(
    await t.asSuperuser(
      'select id, reached_at is not null as reached from push_devices where user_id = $1 order by id',
      [people.ana],
    ),
  ).toEqual([
    { id: taken, reached: true },
    { id: deaf, reached: false },
  ])
})

it('forgets a browser that its service does not know any more', async () => {
  const { id, row } = await told('push', {
    endpoint: `${standIns.pushUrl}/gone-${randomBytes(4).toString('hex')}`,
  })
  expect(await worker.send()).toBe(0)
  expect(await row()).toMatchObject({ state: 'given_up', reason: 'device_gone', detail: 'HTTP 410' })
  expect(await t.asSuperuser('select from push_devices where institution_id = $1', [id])).toEqual([])
})
