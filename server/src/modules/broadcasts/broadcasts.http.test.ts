import type { Broadcast } from '@hdoc/contract/documents/parts/broadcasts.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { type Browser, testApp } from '../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../test/notices/notice-worker.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)

async function town() {
  const office = await clerkOffice(t)
  const { institutionId: i, host, register } = office
  const taxes = await aGroup(t.database, i, 'Taxe')
  const legal = await aGroup(t.database, i, 'Juridic')
  const person = (username: string, groupIds: number[]) =>
    aPerson(t.database, i, username, { permissions: ['document.list'], groupIds })
  await person('ion', [taxes])
  await person('ana', [taxes])
  await person('dora', [legal])
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const people = { ion: await as('ion'), ana: await as('ana'), dora: await as('dora') }
  const say = (broadcast: 'none' | 'groups' | 'all', groupIds: number[] = []) =>
    t.asSuperuser(`update doc_types set broadcast = $2, broadcast_group_ids = $3 where institution_id = $1`, [
      i,
      broadcast,
      groupIds,
    ])
  const told = async (browser: Browser) => {
    await worker.relay()
    return (await panelOf(browser)).filter((one) => one.startsWith('document_broadcast'))
  }
  const broadcastOf = async (browser: Browser, id: number) =>
    browser.get<Broadcast & Failure>(`/api/broadcast/of_document/${id}`)
  const confirm = (browser: Browser, id: number) =>
    browser.post<{ data: Broadcast } & Failure>('/api/broadcast/confirm', { id })
  return { ...office, people, taxes, legal, say, told, register, broadcastOf, confirm }
}

it('people of the departments of the type are told, see the paper, and confirm having read it once', async () => {
  const { people, taxes, say, told, register, broadcastOf, confirm } = await town()
  await say('groups', [taxes])
  const { id, number } = await register({ access_level: 'department' })
  expect(await told(people.ion)).toEqual([`document_broadcast ${number}`])
  expect(await told(people.dora)).toEqual([])
  expect((await people.ion.get(`/api/document/get/${id}`)).status).toBe(200)
  expect((await broadcastOf(people.dora, id)).status).toBe(404)
  const before = (await broadcastOf(people.ion, id)).body
  expect(before).toMatchObject({ groups: ['Taxe'], own: { asked: true, read_at: null }, read: 0 })
  expect(before.people.map(({ name }) => name)).toHaveLength(2)
  // Two taps at once are one reading.
  const taps = await Promise.all([confirm(people.ion, id), confirm(people.ion, id)])
  expect(taps.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await broadcastOf(people.ana, id)
  expect([body.read, body.people.map(({ read_at }) => read_at !== null)]).toEqual([1, [false, true]])
  const entries = await t.asSuperuser(
    `select from audit_entries where action = 'document.read_confirmed' and subject_id = $1`,
    [id],
  )
  expect(entries).toHaveLength(1)
})

it('without departments the one it is registered for is told; whoever is not asked confirms nothing', async () => {
  const { people, legal, say, told, register, confirm } = await town()
  await say('groups')
  const { id, number } = await register({ group_id: legal })
  expect(await told(people.dora)).toEqual([`document_broadcast ${number}`])
  expect(await told(people.ion)).toEqual([])
  const { status, body } = await confirm(people.ion, id)
  expect([status, body.code]).toEqual([403, 'BROADCAST_OF_OTHERS'])
})

it('is confirmed by nobody who acts as the one it went to', async () => {
  const { institutionId: i, host, say, told, register, broadcastOf, confirm, people } = await town()
  await say('all')
  const { id } = await register()
  await told(people.ion)
  await aPerson(t.database, i, 'sef', { isAdmin: true })
  const chief = t.browser(host)
  await chief.signIn('sef')
  const [ion] = await t.asSuperuser<{ id: number }>(
    `select id::int from users where institution_id = $1 and username = 'ion'`,
    [i],
  )
  expect((await chief.post(`/api/usermanager/login_as/${ion?.id}`)).status).toBe(200)
  await chief.get('/api/csrf-cookie')
  expect((await broadcastOf(chief, id)).body.own.asked).toBe(true)
  const { status, body } = await confirm(chief, id)
  expect([status, body.code]).toEqual([403, 'ACTING_REFUSED'])
  expect((await broadcastOf(people.ion, id)).body.own.read_at).toBeNull()
})

it('the whole institution is told, of a restricted paper nobody, and of other types nothing is asked', async () => {
  const { people, say, told, register, broadcastOf } = await town()
  await say('all')
  const { id, number } = await register()
  await register({ access_level: 'restricted' })
  for (const one of Object.values(people)) expect(await told(one)).toEqual([`document_broadcast ${number}`])
  expect((await broadcastOf(people.ana, id)).body.groups).toEqual([])
  await say('none')
  const other = await register()
  expect(await told(people.ana)).toHaveLength(1)
  expect((await broadcastOf(people.ana, other.id)).body).toBeNull()
})
