import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import type { Added } from '../../../../test/offices/clerk-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as endWaiting } from '../jobs/end-waiting.handler.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('from the mayor to a group, to a person, who accepts, works and waits; the document follows', async () => {
  const { open, made, shareOf, urbanism, document, originOf, sign, damage } = await caseOffice(t)
  const opened = await open()
  const id = originOf(opened)
  expect(opened).toMatchObject({
    number: 'DS-00001/2026',
    title: 'Cerere de adeverință',
    status: { code: 'new' },
    lead: { group: { id: urbanism }, person: null },
  })
  expect((await document(id)).status.id).toBe(2)
  const share = shareOf(opened, urbanism)
  const taken = await made('ana', '/api/workcase/take', { share_id: share.id })
  expect(shareOf(taken, urbanism)).toMatchObject({
    status: { code: 'accepted' },
    person: { name: 'Ana Urbanism' },
  })
  expect((await document(id)).status.id).toBe(3)
  expect(taken.next).toEqual({ action: 'start', share_id: share.id })
  await made('ana', '/api/workcase/start', { share_id: share.id })
  const waiting = await made('ana', '/api/workcase/wait', {
    share_id: share.id,
    pending_type: 'days',
    pending_days: 5,
    reason: 'Lipsește planul',
  })
  expect(waiting).toMatchObject({ status: { code: 'waiting' }, wait_until: '2026-11-25' })
  expect(await document(id)).toMatchObject({ status: { id: 15 }, pending: { until: '2026-11-25' } })
  const { body } = await (await sign('ana')).get<SubjectActivity[]>(`/api/workcase/activity/${opened.id}`)
  expect(body.map(({ action, by }) => [action, by])).toEqual([
    ['workcase.waited', 'Ana Urbanism'],
    ['workcase.started', 'Ana Urbanism'],
    ['workcase.taken', 'Ana Urbanism'],
    ['workcase.opened', 'Traian Primar'],
  ])
  expect(await damage()).toEqual([])
})

it('its timeline tells of its documents too, and of what the case made of them once', async () => {
  const { open, made, shareOf, urbanism, originOf, sign } = await caseOffice(t)
  const opened = await open()
  const ana = await sign('ana')
  await ana.post('/api/document_comment/add', {
    document_id: originOf(opened),
    body: 'De verificat în teren',
  })
  await made('ana', '/api/workcase/take', { share_id: shareOf(opened, urbanism).id })
  const { body } = await ana.get<SubjectActivity[]>(`/api/workcase/activity/${opened.id}`)
  expect(body.map(({ action }) => action)).toEqual([
    'workcase.taken',
    'document.commented',
    'workcase.opened',
  ])
  expect(body[1]?.changes).toContainEqual({ field: 'document', before: '', after: 'RG-0001/2026' })
})

it('its timeline names no document that the reader does not see, whether it is in the case or was', async () => {
  const { open, as, paper, sign } = await caseOffice(t)
  const opened = await open()
  const head = await as('elena')
  const add = async (more: object) => {
    const { body } = await head.post<Added>('/api/document/add', paper(more))
    await head.post('/api/workcase/add_document', {
      id: opened.id,
      document_id: body.data.id,
      role: 'connected',
    })
    return body.data
  }
  const secret = await add({ access_level: 'restricted' })
  const gone = await add({ access_level: 'restricted' })
  const plain = await add({})
  const out = { id: opened.id, document_id: gone.id, reason: 'Nu ține de dosar' }
  expect((await head.post('/api/workcase/remove_document', out)).status).toBe(200)
  const numbersFor = async (browser: typeof head) =>
    (await browser.get<SubjectActivity[]>(`/api/workcase/activity/${opened.id}`)).body
      .filter(({ action }) => action.startsWith('workcase.document_'))
      .map(({ changes }) => changes.filter(({ field }) => field.startsWith('document')))
      .map((changes) => changes.map(({ before, after }) => before || after))
  const hidden = 'document cu acces restricționat'
  expect(await numbersFor(await sign('primar'))).toEqual([[hidden], [plain.number], [hidden], [hidden]])
  expect(await numbersFor(head)).toEqual([[gone.number], [plain.number], [gone.number], [secret.number]])
})

it('a wait ends by itself on its day: share, case and document are in work again', async () => {
  const { open, made, shareOf, urbanism, document, originOf, damage } = await caseOffice(t)
  t.clock.set('2026-11-20T10:00:00+02:00')
  const opened = await open()
  const { id } = shareOf(opened, urbanism)
  await made('ana', '/api/workcase/take', { share_id: id })
  await made('ana', '/api/workcase/start', { share_id: id })
  await made('ana', '/api/workcase/wait', { share_id: id, pending_type: 'date', pending_until: '2026-11-24' })
  t.clock.set('2026-11-24T01:10:00+02:00')
  await endWaiting(await workerServices(t))
  const after = await made('ana', '/api/workcase/give_back', { share_id: id })
  expect(shareOf(after, urbanism)).toMatchObject({ status: { code: 'new' }, person: null })
  expect((await document(originOf(opened))).status.id).toBe(2)
  expect(await damage()).toEqual([])
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('refused work goes back to who gave it, with the reason, and may go to another group', async () => {
  const { open, call, made, shareOf, urbanism, legal, sign } = await caseOffice(t)
  const opened = await open()
  const { id } = shareOf(opened, urbanism)
  expect((await call('ana', '/api/workcase/refuse', { share_id: id, reason: 'x' })).status).toBe(403)
  expect((await call('sef', '/api/workcase/refuse', { share_id: id })).body.errors).toHaveProperty('reason')
  const refused = await made('sef', '/api/workcase/refuse', {
    share_id: id,
    reason: 'Nu este de competența noastră',
  })
  expect(shareOf(refused, urbanism)).toMatchObject({
    status: { code: 'refused' },
    reason: 'Nu este de competența noastră',
  })
  const counts = async () => (await (await sign('primar')).get('/api/workcase/counts')).body
  expect(await counts()).toMatchObject({ to_distribute: 1 })
  const given = await made('primar', '/api/workcase/give', { share_id: id, group_id: legal })
  expect(given.lead).toMatchObject({ group: { id: legal } })
  expect(await counts()).toMatchObject({ to_distribute: 0 })
})

it('the head gives it to one of the group and to another one; to another group only by a transfer', async () => {
  const { open, call, made, shareOf, urbanism, legal, ids } = await caseOffice(t)
  const opened = await open()
  const { id } = shareOf(opened, urbanism)
  const anas = await made('sef', '/api/workcase/give', { share_id: id, user_id: ids.ana })
  expect(shareOf(anas, urbanism)).toMatchObject({ person: { id: ids.ana }, status: { code: 'new' } })
  await made('ana', '/api/workcase/accept', { share_id: id })
  const ions = await made('sef', '/api/workcase/give', { share_id: id, user_id: ids.ion })
  expect(shareOf(ions, urbanism)).toMatchObject({ person: { id: ids.ion }, status: { code: 'new' } })
  expect((await call('ana', '/api/workcase/accept', { share_id: id })).body).toMatchObject({
    code: 'SHARE_OF_ANOTHER',
    message: 'Lucrarea este la Ion Urbanism, Urbanism.',
  })
  const stranger = await call('sef', '/api/workcase/give', { share_id: id, user_id: ids.calin })
  expect(stranger.body.errors).toEqual({
    user_id: ['Persoana nu lucrează în acest compartiment.'],
  })
  const elsewhere = await call('sef', '/api/workcase/give', { share_id: id, group_id: legal })
  expect([elsewhere.status, elsewhere.body.message]).toEqual([
    409,
    'Predarea către alt compartiment prin repartizarea dosarului nu este permisă.',
  ])
})

it('two who take the same share: one has it, the other is told who', async () => {
  const { open, call, shareOf, urbanism } = await caseOffice(t)
  const { id } = shareOf(await open(), urbanism)
  const answers = await Promise.all(
    (['ana', 'ion'] as const).map((who) => call(who, '/api/workcase/take', { share_id: id })),
  )
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 403])
  expect(lost?.body.message).toMatch(/^Lucrarea este la (Ana|Ion) Urbanism, Urbanism\.$/)
})

it('what nobody has to accept is in work as soon as a group has it', async () => {
  const { open, made, shareOf, urbanism, document, originOf, docTypeId } = await caseOffice(t)
  await t.asSuperuser('update doc_types set skip_acceptance = true where id = $1', [docTypeId])
  const opened = await open()
  expect(opened.status.code).toBe('in_progress')
  expect((await document(originOf(opened))).status.id).toBe(3)
  const taken = await made('ion', '/api/workcase/take', { share_id: shareOf(opened, urbanism).id })
  expect(shareOf(taken, urbanism)).toMatchObject({
    status: { code: 'in_progress' },
    person: { name: 'Ion Urbanism' },
  })
})

it('a step on an older version is told what happened meanwhile', async () => {
  const { open, call, made, shareOf, urbanism } = await caseOffice(t)
  const opened = await open()
  const { id } = shareOf(opened, urbanism)
  await made('ana', '/api/workcase/take', { share_id: id })
  const late = await call('sef', '/api/workcase/accept', { share_id: id, version: opened.version })
  expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION'])
  expect(late.body.meanwhile?.[0]).toMatchObject({ by: 'Ana Urbanism' })
})
