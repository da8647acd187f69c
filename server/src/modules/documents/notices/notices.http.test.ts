import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { runBatch } from '../bulk/jobs/run-batch.ts'
import { endPending } from '../life/jobs/end-pending.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)

async function town() {
  const office = await clerkOffice(t)
  const { institutionId: i, host } = office
  const taxes = await aGroup(t.database, i, 'Taxe')
  const ion = await aPerson(t.database, i, 'ion', { permissions: ['document.list'], groupIds: [taxes] })
  const boss = await aPerson(t.database, i, 'sefa', {
    permissions: ['document.list', 'document.assign'],
    groupIds: [taxes],
    groupRole: 'Director',
  })
  const sign = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const elena = await office.as('elena')
  const people = { ion: await sign('ion'), sefa: await sign('sefa') }
  // Each looks with a session of its own, because the clock moves by days.
  const told = async () => {
    await worker.relay()
    const [ionNow, sefaNow, elenaNow] = [await sign('ion'), await sign('sefa'), await office.as('elena')]
    return { ion: await panelOf(ionNow), sefa: await panelOf(sefaNow), elena: await panelOf(elenaNow) }
  }
  const assign = (id: number, body: object) =>
    elena.post('/api/document/assign', { id, group_id: null, user_ids: [], ...body })
  return { ...office, taxes, ion, boss, elena, browsers: people, told, assign }
}

it('people who are named newly and heads of the department are told, the others not', async () => {
  const { register, taxes, ion, assign, told } = await town()
  const { id, number } = await register()
  await assign(id, { group_id: taxes, user_ids: [ion] })
  expect(await told()).toEqual({
    ion: [`document_assigned ${number}`],
    sefa: [`department_assigned ${number}`],
    elena: [],
  })
  await assign(id, { group_id: taxes, user_ids: [ion] })
  await assign(id, { group_id: null, user_ids: [ion] })
  expect(await told()).toMatchObject({
    ion: [`document_assigned ${number}`],
    sefa: [`department_assigned ${number}`],
  })
})

it('the head is told of what is registered for the department, unless it is restricted', async () => {
  const { register, taxes, told } = await town()
  const { number } = await register({ group_id: taxes })
  await register({ group_id: taxes, access_level: 'restricted' })
  expect((await told()).sefa).toEqual([`department_registered ${number}`])
})

it('a person is told once of a comment that mentions them, and not of their own', async () => {
  const { register, ion, elena, browsers, told } = await town()
  const { id, number } = await register()
  const say = (mention_ids: number[]) =>
    elena.post<{ id: number }>('/api/document_comment/add', { document_id: id, body: 'Vă rog', mention_ids })
  const { body } = await say([ion])
  await elena.post('/api/document_comment/update', { id: body.id, body: 'Vă rog mult', mention_ids: [ion] })
  await browsers.ion.post('/api/document_comment/add', { document_id: id, body: 'Eu', mention_ids: [ion] })
  expect((await told()).ion).toEqual([`mentioned ${number}`])
})

it('who made a document wait and who is named are told when it no longer does', async () => {
  const { register, ion, elena, assign, told, institutionId } = await town()
  const { id, number } = await register()
  await assign(id, { user_ids: [ion] })
  const wait = { id, status: 15, pending_type: 'date', pending_until: '2026-11-24' }
  expect((await elena.post('/api/document/change_status', wait)).status).toBe(200)
  t.clock.set('2026-11-23T12:00:00+02:00')
  await endPending.run(worker.services, {})
  expect((await told()).elena).toEqual([])
  t.clock.set('2026-11-24T00:10:00+02:00')
  await endPending.run(worker.services, {})
  expect(await told()).toMatchObject({
    ion: [`pending_ended ${number}`, `document_assigned ${number}`],
    elena: [`pending_ended ${number}`],
  })
  expect(
    await t.asSuperuser('select from document_notices where institution_id = $1', [institutionId]),
  ).toEqual([])
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('who is named is told of a longer deadline by whoever else gave it', async () => {
  const { register, ion, elena, assign, told } = await town()
  const { id, number } = await register({ deadline_type: 'date', deadline_on: '2026-12-01' })
  await assign(id, { user_ids: [ion] })
  const longer = { id, type: 'date', deadline_on: '2026-12-20', reason: 'Lipsesc acte' }
  expect((await elena.post('/api/document/extend_deadline', longer)).status).toBe(200)
  expect(await told()).toMatchObject({
    ion: [`deadline_extended ${number}`, `document_assigned ${number}`],
    elena: [],
  })
})

it('a batch tells its end to its person, and who got documents by it of all of them at once', async () => {
  const { register, taxes, ion, elena, told, institutionId } = await town()
  const ids = [(await register()).id, (await register()).id]
  const preview = await elena.post<{ id: number }>('/api/document_batch/preview', {
    ids,
    values: { action: 'assign', group_id: taxes, user_ids: [ion] },
  })
  await elena.post('/api/document_batch/start', { id: preview.body.id })
  await runBatch.run(
    worker.services,
    { institution: institutionId, payload: { batch_id: preview.body.id } },
    { attempt: 1, signal: new AbortController().signal },
  )
  expect(await told()).toEqual({
    ion: ['documents_assigned'],
    sefa: ['department_documents_assigned'],
    elena: ['batch_done'],
  })
  const [row] = await t.asSuperuser<{ text_values: object }>(
    `select text_values from notifications where institution_id = $1 and text_key = 'documents_assigned'`,
    [institutionId],
  )
  expect(row!.text_values).toEqual({ by: 'Elena Cireșaru', count: 2 })
})

it('a deleted test document is told of no more', async () => {
  const { register, ion, assign, told, institutionId, host } = await town()
  await aPerson(t.database, institutionId, 'tester', {
    permissions: ['document.list', 'can_delete_test_data'],
  })
  const tester = t.browser(host)
  await tester.signIn('tester')
  await tester.post('/api/delete_mode/switch', { on: true })
  const { id } = await register({ is_test: true })
  await assign(id, { user_ids: [ion] })
  expect((await told()).ion).toHaveLength(1)
  expect((await tester.post('/api/document/delete_test', { id, reason: 'Exercițiu' })).status).toBe(200)
  expect((await told()).ion).toEqual([])
})
