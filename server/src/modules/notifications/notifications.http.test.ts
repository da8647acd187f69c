import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { NotificationChoices, PushDevice } from '@hdoc/contract/notifications/notification-choices.ts'
import type { DeliveryRow } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { NotificationCounts, NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import type { Browser } from '../../../test/browsers/browser.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { noticeWorker, panelOf } from '../../../test/notices/notice-worker.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'
import { type Telling, tell } from './telling/tell.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)
type Marked = Failure & { data: NotificationCounts }
type Chosen = Failure & { data: NotificationChoices }
type Devices = Failure & { data: PushDevice[] }
let causes = 0

async function town() {
  const { id, host } = await freshInstitution(t.database)
  const taxes = await aGroup(t.database, id, 'Taxe')
  const people = {
    ana: await aPerson(t.database, id, 'ana', { name: 'Ana' }),
    ion: await aPerson(t.database, id, 'ion', { name: 'Ion', groupIds: [taxes] }),
    sef: await aPerson(t.database, id, 'sef', { permissions: ['client.admin'] }),
  }
  const as = async (name: string): Promise<Browser> => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const say = <Key extends 'document_assigned' | 'mentioned' | 'deadline_3days'>(
    text: Key,
    number: string,
    person = people.ana,
  ) =>
    t.worker.inInstitution(id, (db) =>
      tell(db, {
        text,
        values: { by: 'Dan', on: '2026-11-23' },
        subject: { id: 7, number, title: 'Cerere' },
        cause: `call:${++causes}`,
        at: t.clock.now(),
        persons: [{ institutionId: id, id: person }],
      } as unknown as Telling<Key>),
    )
  return { id, host, taxes, people, as, say }
}
const list = async (browser: Browser, query = '') =>
  (await browser.get<ListAnswer<NotificationRow>>(`/api/notification/list/20${query}`)).body
const counts = async (browser: Browser) =>
  (await browser.get<NotificationCounts>('/api/notification/counts')).body
const numbers = ({ data }: ListAnswer<NotificationRow>): string[] => data.map(({ subject }) => subject.number)

describe('/api/notification', () => {
  it('is nobody’s without signing in, and shows each person their own', async () => {
    const { host, as, say } = await town()
    expect((await t.browser(host).get('/api/notification/list')).status).toBe(401)
    expect((await t.browser(host).get('/api/notification/counts')).status).toBe(401)
    expect((await t.browser(host).post('/api/notification/read', { ids: [1] })).status).toBe(401)
    await say('document_assigned', 'RG-1')
    const other = await town()
    await other.say('document_assigned', 'STRAIN-1')
    const [ana, ion] = [await as('ana'), await as('ion')]
    const { data, meta } = await list(ana)
    expect(meta.total).toBe(1)
    expect(data).toEqual([
      {
        id: expect.any(Number),
        action: 'new_task',
        text: 'document_assigned',
        values: { by: 'Dan', on: '2026-11-23' },
        subject: { kind: 'document', id: 7, number: 'RG-1', title: 'Cerere' },
        at: '2026-11-20T08:00:00.000Z',
        read_at: null,
      },
    ])
    expect(await panelOf(ion)).toEqual([])
    // Neither somebody else's nor another institution's is marked.
    const ids = [data[0]!.id, data[0]!.id + 1]
    expect((await ion.post<Marked>('/api/notification/read', { ids })).body.data.unread).toBe(0)
    expect((await counts(ana)).unread).toBe(1)
    expect((await counts(await other.as('ana'))).unread).toBe(1)
  })

  it('lists by action and unread first, counts what is unread, and marks one or all', async () => {
    const { as, say } = await town()
    for (const number of ['A', 'B', 'C']) await say('document_assigned', number)
    await say('mentioned', 'D')
    await say('deadline_3days', 'E')
    const ana = await as('ana')
    expect(numbers(await list(ana))).toEqual(['E', 'D', 'C', 'B', 'A'])
    expect(await counts(ana)).toEqual({
      unread: 5,
      by_action: { new_task: 3, doc_mention: 1, doc_expire_3days: 1 },
    })
    const all = (await list(ana)).data
    const newest = all[0]!.id
    const marked = await ana.post<Marked>('/api/notification/read', { ids: [newest, all[2]!.id] })
    expect(marked.body.data).toEqual({ unread: 3, by_action: { new_task: 2, doc_mention: 1 } })
    expect(numbers(await list(ana, '?sortBy=unread&sortOrder=desc'))).toEqual(['D', 'B', 'A', 'E', 'C'])
    const ofAction = '?filters[0][column]=action&filters[0][match][action][in]=new_task'
    expect(numbers(await list(ana, ofAction))).toEqual(['C', 'B', 'A'])
    const unread = '?filters[0][column]=unread&filters[0][match][unread][equals]=true'
    expect(numbers(await list(ana, unread))).toEqual(['D', 'B', 'A'])
    await say('document_assigned', 'F')
    const tasks = await ana.post<Marked>('/api/notification/read_all', {
      up_to: newest,
      actions: ['new_task'],
    })
    expect(tasks.body.data).toEqual({ unread: 2, by_action: { new_task: 1, doc_mention: 1 } })
    expect((await ana.post<Marked>('/api/notification/read_all', { up_to: newest })).body.data.unread).toBe(1)
    expect(numbers(await list(ana, unread))).toEqual(['F'])
  })
})

describe('/api/notification_choice', () => {
  const get = async (browser: Browser) =>
    (await browser.get<NotificationChoices>('/api/notification_choice/get')).body
  const of = ({ notices }: NotificationChoices, wanted: string) =>
    notices.find(({ notice }) => notice === wanted)

  it('says what holds and who says so, and keeps what the person chose', async () => {
    const { id, taxes, as, host } = await town()
    expect((await t.browser(host).get('/api/notification_choice/get')).status).toBe(401)
    const ion = await as('ion')
    expect(of(await get(ion), 'new_task.panel')).toEqual({
      notice: 'new_task.panel',
      chosen: null,
      otherwise: true,
      said_by: 'standard',
    })
    await t.asSuperuser(
      `update user_groups set notice_types = '{new_task.email}' where institution_id = $1 and id = $2`,
      [id, taxes],
    )
    expect(of(await get(ion), 'new_task.panel')).toMatchObject({ otherwise: false, said_by: 'departments' })
    const change = (values: object, version?: number) =>
      ion.post<Chosen>('/api/notification_choice/update', { values, version })
    const saved = await change({
      notices: [
        { notice: 'new_task.panel', chosen: true },
        { notice: 'new_task.email', chosen: false },
      ],
      email_pace: 'daily',
    })
    expect(saved.body.data).toMatchObject({ email_pace: 'daily', digest_hour: 8, version: 2 })
    expect(of(saved.body.data, 'new_task.panel')?.chosen).toBe(true)
    expect(of(saved.body.data, 'new_task.email')?.chosen).toBe(false)
    expect((await change({ email_pace: 'at_once' }, 1)).body.code).toBe('STALE_VERSION')
    expect((await change({ notices: [{ notice: 'new_task.porumbel', chosen: true }] })).status).toBe(422)
    const back = await change({ notices: [{ notice: 'new_task.panel', chosen: null }] }, 2)
    expect(of(back.body.data, 'new_task.panel')?.chosen).toBeNull()
    expect(back.body.data.email_pace).toBe('daily')
    expect(of(await get(await as('ana')), 'new_task.email')?.chosen).toBeNull()
  })

  it('gives one key to all browsers of an institution, and keeps those that subscribe', async () => {
    const { id, as, people } = await town()
    const [ana, ion] = [await as('ana'), await as('ion')]
    const key = async (browser: Browser) =>
      (await browser.post<{ public_key: string }>('/api/push_device/key')).body.public_key
    const first = await key(ana)
    expect(first).toMatch(/^[A-Za-z0-9_-]{87}$/)
    expect(await key(ion)).toBe(first)
    const [row] = await t.asSuperuser<{ sealed: Buffer }>(
      'select private_sealed as sealed from push_keys where institution_id = $1',
      [id],
    )
    // A private key has 32 bytes; sealed, it has none of them in the clear and a mark, nonce and tag besides.
    expect(row!.sealed.length).toBeGreaterThan(60)
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    const add = (browser: Browser, endpoint: string) =>
      browser.post<Devices>('/api/push_device/add', { endpoint, keys })
    expect((await add(ana, 'https://10.0.0.1/push')).body.errors).toEqual({
      endpoint: ['Browserul folosește un serviciu de notificări pe care HDoc nu îl cunoaște.'],
    })
    const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
    expect((await add(ana, endpoint)).body.data).toHaveLength(1)
    expect((await add(ana, endpoint)).body.data).toHaveLength(1)
    expect((await get(ana)).push.devices).toHaveLength(1)
    // Whoever sits at the browser now gets its pushes.
    const [device] = (await add(ion, endpoint)).body.data
    expect((await get(ana)).push.devices).toEqual([])
    expect((await ana.post('/api/push_device/remove', { id: device!.id })).status).toBe(404)
    expect((await ion.post('/api/push_device/remove', { endpoint })).status).toBe(200)
    const left = await t.asSuperuser('select from push_devices where user_id = any($1)', [
      [people.ana, people.ion],
    ])
    expect(left).toEqual([])
  })
})

describe('/api/notification_delivery', () => {
  const outbox = async (browser: Browser, query = '') =>
    (await browser.get<ListAnswer<DeliveryRow>>(`/api/notification_delivery/list/20${query}`)).body

  it('is the administrator’s, who sees why a message stopped and has it sent again', async () => {
    const { id, as, say, people } = await town()
    const other = await town()
    const ana = await as('ana')
    for (const path of ['/api/notification_delivery/list', '/api/notification_delivery/summary'])
      expect((await ana.get<Failure>(path)).body.missing).toBe('client.admin')
    expect((await ana.post<Failure>('/api/notification_delivery/retry', { ids: [1] })).body.missing).toBe(
      'client.admin',
    )
    await t.asSuperuser(
      `insert into notification_choices (institution_id, user_institution_id, user_id, turned_on) values ($1, $1, $2, '{new_task.email}')`,
      [id, people.ana],
    )
    await say('document_assigned', 'RG-1')
    worker.server.refuse = Object.assign(new Error('no'), { responseCode: 550, code: 'EENVELOPE' })
    await worker.send()
    worker.server.refuse = undefined
    const sef = await as('sef')
    const { data } = await outbox(sef, '?filters[0][column]=state&filters[0][match][state][in]=given_up')
    expect(data).toEqual([
      expect.objectContaining({
        channel: 'email',
        state: 'given_up',
        person: 'Ana',
        action: 'new_task',
        number: 'RG-1',
        reason: 'refused',
        detail: '550',
        attempts: 1,
        can: { retry: true },
      }),
    ])
    const summary = await sef.get<{ open: unknown[]; delivers: object }>('/api/notification_delivery/summary')
    expect(summary.body.open).toEqual([{ state: 'given_up', channel: 'email', reason: 'refused', count: 1 }])
    const retry = (browser: Browser, body: object) =>
      browser.post<{ retried: number }>('/api/notification_delivery/retry', body)
    expect((await retry(await other.as('sef'), { ids: [data[0]!.id] })).body.retried).toBe(0)
    expect((await retry(sef, { reason: 'refused' })).body.retried).toBe(1)
    expect((await retry(sef, { ids: [data[0]!.id] })).body.retried).toBe(0)
    await worker.relay()
    await worker.send()
    expect(worker.mails.map(({ to }) => to)).toEqual(['ana@test.example'])
    expect((await outbox(sef)).data[0]).toMatchObject({ state: 'sent', reason: null, can: { retry: false } })
    expect((await outbox(await other.as('sef'))).data).toEqual([])
  })
})
