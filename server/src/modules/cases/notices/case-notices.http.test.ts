import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { endPending } from '../../documents/life/jobs/end-pending.ts'
import { runBatch } from '../batch/jobs/run-batch.ts'
import { handle as endWaiting } from '../jobs/end-waiting.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)

async function town() {
  const office = await caseOffice(t)
  const told = async (who: 'primar' | 'sef' | 'ana' | 'ion' | 'calin' | 'dora') => {
    await worker.relay()
    const browser = t.browser(office.host)
    await browser.signIn(who)
    return panelOf(browser)
  }
  /** Ana has the work of Urbanism, given by the mayor, and has begun it. */
  const begun = async () => {
    const { urbanism, ids, open, made, shareOf } = office
    const row = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
    const { id: share_id } = shareOf(row, urbanism)
    await made('ana', '/api/workcase/accept', { share_id })
    return { row: await made('ana', '/api/workcase/start', { share_id }), share_id }
  }
  return { ...office, told, begun }
}

it('who gets work is told, and of a group’s work its head; whoever gave it to themselves is not', async () => {
  const { urbanism, legal, ids, open, told } = await town()
  const { number } = await open([
    { group_id: urbanism, role: 'lead' },
    { group_id: legal, user_id: ids.calin, role: 'opinion' },
  ])
  expect(await told('sef')).toEqual([`case_given_to_group ${number}`])
  expect(await told('calin')).toEqual([`case_given ${number}`])
  expect(await told('ana')).toEqual([])
  expect(await told('primar')).toEqual([])
})

it('a registration that opens a case tells the head once: of the case', async () => {
  const { urbanism, register, told } = await town()
  const shares = [{ group_id: urbanism, role: 'lead' }]
  await register({ group_id: urbanism, case: { shares } })
  const [notice, ...more] = await told('sef')
  expect(notice).toMatch(/^case_given_to_group DS-/)
  expect(more).toEqual([])
  const { number } = await register({ group_id: urbanism })
  expect((await told('sef'))[0]).toBe(`department_registered ${number}`)
})

it('a head is told nothing of a restricted paper', async () => {
  const { urbanism, register, told } = await town()
  const shares = [{ group_id: urbanism, role: 'lead' }]
  await register({ access_level: 'restricted', case: { shares } })
  expect(await told('sef')).toEqual([])
})

it.each([
  ['has left the institution', `update users set state = 'inactive' where institution_id = $1 and id = $2`],
  ['has left the department', 'delete from group_members where institution_id = $1 and user_id = $2'],
])(
  'opened again, a case is to be given anew when its person %s, and the head is told',
  async (_how, leave) => {
    const { begun, made, told, damage, ids, institutionId } = await town()
    const { row } = await begun()
    await made('ana', '/api/workcase/close', { id: row.id, status: 6 })
    await t.asSuperuser(leave, [institutionId, ids.ana])
    const again = await made('primar', '/api/workcase/reopen', { id: row.id, reason: 'Contestație' })
    expect(again).toMatchObject({
      status: { code: 'new' },
      shares: [{ status: { code: 'new' }, group: { name: 'Urbanism' }, person: null }],
    })
    expect((await told('sef'))[0]).toBe(`case_reopened ${row.number}`)
    expect(await damage()).toEqual([])
  },
)

it('who gave the work on before anybody was told, is not told of it', async () => {
  const { urbanism, ids, open, made, shareOf, told } = await town()
  const row = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  await made('sef', '/api/workcase/give', { share_id: shareOf(row, urbanism).id, user_id: ids.ion })
  expect(await told('ana')).toEqual([])
  expect(await told('ion')).toEqual([`case_given ${row.number}`])
})

it('of work that somebody of the group took at once, its head is not told', async () => {
  const { urbanism, open, made, shareOf, told } = await town()
  const row = await open()
  await made('ana', '/api/workcase/take', { share_id: shareOf(row, urbanism).id })
  expect(await told('sef')).toEqual([])
})

it('once a paper is restricted, notices of earlier days say no more what it and its case are about', async () => {
  const { urbanism, open, originOf, as, told, institutionId } = await town()
  const row = await open([{ group_id: urbanism, role: 'lead' }])
  const { number } = await open([{ group_id: urbanism, role: 'lead' }])
  await told('sef')
  const titles = () =>
    t.asSuperuser<{ number: string; about: string }>(
      `select subject_number as number, subject_title as about from notifications where institution_id = $1 order by id`,
      [institutionId],
    )
  const about = 'Cerere de adeverință'
  expect(await titles()).toEqual([
    { number: row.number, about },
    { number, about },
  ])
  const head = await as('elena')
  const values = { access_level: 'restricted' }
  expect((await head.post('/api/document/update', { id: originOf(row), values })).status).toBe(200)
  expect(await titles()).toEqual([
    { number: row.number, about: '' },
    { number, about },
  ])
})

it('a refusal goes back to who gave the work, work given back to the head', async () => {
  const { urbanism, ids, open, made, shareOf, told } = await town()
  const row = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  const share_id = shareOf(row, urbanism).id
  await made('ana', '/api/workcase/refuse', { share_id, reason: 'Ține de Juridic' })
  expect(await told('primar')).toEqual([`case_refused ${row.number}`])
  await made('primar', '/api/workcase/give', { share_id, user_id: ids.ion })
  expect((await told('ion'))[0]).toBe(`case_given ${row.number}`)
  await made('ion', '/api/workcase/give_back', { share_id })
  expect(await told('sef')).toEqual([`case_given_back ${row.number}`])
})

it('who has the work is told that it no longer waits', async () => {
  const { begun, made, told } = await town()
  const { row, share_id } = await begun()
  await made('ana', '/api/workcase/wait', { share_id, pending_type: 'days', pending_days: 3 })
  t.clock.set('2026-11-23T06:00:00+02:00')
  await endWaiting(worker.services)
  expect((await told('ana'))[0]).toBe(`case_wait_ended ${row.number}`)
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('who has the work is told once, by the case, when its document no longer waits either', async () => {
  const { begun, made, told } = await town()
  const { row, share_id } = await begun()
  await made('ana', '/api/workcase/wait', { share_id, pending_type: 'days', pending_days: 3 })
  t.clock.set('2026-11-23T06:00:00+02:00')
  await endPending.run(worker.services, {})
  await worker.relay()
  await endWaiting(worker.services)
  const [newest, before] = await told('ana')
  expect([newest, before]).toEqual([`case_wait_ended ${row.number}`, `case_given ${row.number}`])
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('a batch of assignments tells each person once, of all they got by it', async () => {
  const { register, made, sign, urbanism, legal, ids, told, institutionId } = await town()
  const loose = async () => {
    const { id } = await register()
    return made('primar', '/api/workcase/add', { document_id: id })
  }
  const mayor = await sign('primar')
  const give = async (cases: readonly { shares: readonly { id: number }[] }[], shares: object[]) => {
    const share_ids = cases.flatMap((one) => one.shares.map(({ id }) => id))
    const { body } = await mayor.post<{ id: number }>('/api/case_batch/preview', {
      share_ids,
      values: { shares },
    })
    await mayor.post('/api/case_batch/start', { id: body.id })
    await runBatch.run(
      worker.services,
      { institution: institutionId, payload: { batch_id: body.id } },
      { attempt: 1, signal: new AbortController().signal },
    )
  }
  await give(
    [await loose(), await loose(), await loose()],
    [
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, user_id: ids.calin, role: 'opinion' },
    ],
  )
  expect(await told('sef')).toEqual(['cases_given_to_group'])
  expect(await told('calin')).toEqual(['cases_given'])
  expect(await told('ana')).toEqual([])
  const stored = await t.asSuperuser<{ text_values: object; subject_kind: string }>(
    'select text_values, subject_kind from notifications where institution_id = $1 order by text_key',
    [institutionId],
  )
  expect(stored).toEqual([
    { text_values: { by: 'Traian Primar', count: 3 }, subject_kind: 'own_cases' },
    { text_values: { by: 'Traian Primar', group: 'Urbanism', count: 3 }, subject_kind: 'group_cases' },
  ])
  // What lies with a person and what lies with their department is counted apart.
  const both = await aPerson(t.database, institutionId, 'ilie', {
    permissions: ['document.list', 'workcase.work'],
    groupIds: [urbanism, legal],
    groupRole: 'Director',
  })
  await give(
    [await loose(), await loose()],
    [
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, user_id: both, role: 'opinion' },
    ],
  )
  const apart = await t.asSuperuser<{ text_key: string; count: number }>(
    `select text_key, (text_values ->> 'count')::int as count from notifications where institution_id = $1 and user_id = $2 order by 1`,
    [institutionId, both],
  )
  expect(apart).toEqual([
    { text_key: 'cases_given', count: 2 },
    { text_key: 'cases_given_to_group', count: 2 },
  ])
  // One alone is named, and leads to its case.
  const one = await loose()
  await give([one], [{ group_id: urbanism, user_id: ids.sef, role: 'lead' }])
  expect((await told('sef'))[0]).toBe(`case_given ${one.number}`)
})

it('closing, reopening and notes are told to those who work on the case, not to who did it', async () => {
  const { begun, made, told, originOf, sign, ids } = await town()
  const { row } = await begun()
  const mayor = await sign('primar')
  const note = (mention_ids: number[]) =>
    mayor.post('/api/document_comment/add', { document_id: originOf(row), body: 'Urgent', mention_ids })
  expect((await note([])).status).toBe(200)
  expect((await told('ana'))[0]).toBe(`case_note ${row.number}`)
  await note([ids.ana])
  expect((await told('ana')).filter((one) => one.startsWith('case_note'))).toHaveLength(1)
  await made('ana', '/api/workcase/close', { id: row.id, status: 8 })
  expect((await told('ana')).filter((one) => one.startsWith('case_closed'))).toEqual([])
  await made('primar', '/api/workcase/reopen', { id: row.id, reason: 'Contestație' })
  expect((await told('ana'))[0]).toBe(`case_reopened ${row.number}`)
})
