import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { Candidate } from '@hdoc/contract/cases/case-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aDocType } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

describe('a case of a document', () => {
  it('goes to several groups at once, with a resolution; nobody chosen = to be distributed', async () => {
    const { open, urbanism, legal, register, made, ids, damage } = await caseOffice(t)
    const shares = [
      { group_id: urbanism, user_id: ids.ana, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ]
    const one = await open(shares, { resolution: 'Spre soluționare, 5 zile', title: 'Hală P' })
    expect(one).toMatchObject({
      title: 'Hală P',
      resolution: 'Spre soluționare, 5 zile',
      shares: [
        { role: 'lead', person: { id: ids.ana }, resolution_by: 'Traian Primar' },
        { role: 'opinion', person: null, group: { name: 'Juridic' } },
      ],
    })
    const { id } = await register()
    const loose = await made('primar', '/api/workcase/add', { document_id: id })
    expect(loose).toMatchObject({
      number: 'DS-00002/2026',
      lead: { group: null },
      next: { action: 'assign' },
    })
    const given = await made('primar', '/api/workcase/assign', { id: loose.id, shares })
    expect(given.lead).toMatchObject({ person: { id: ids.ana } })
    expect(await damage()).toEqual([])
  })

  it('is worked on in one open case; closed, annulled and invisible documents get none', async () => {
    const { open, originOf, call, register, as, clerk } = await caseOffice(t)
    const first = await open()
    const again = await call('primar', '/api/workcase/add', { document_id: originOf(first) })
    expect([again.status, again.body.message]).toEqual([
      409,
      'Documentul RG-0001/2026 se lucrează deja într-un dosar deschis: DS-00001/2026.',
    ])
    const closed = await register()
    await clerk.post('/api/document/change_status', { id: closed.id, status: 6 })
    expect((await call('primar', '/api/workcase/add', { document_id: closed.id })).body.code).toBe(
      'DOCUMENT_CLOSED',
    )
    const annulled = await register()
    await (await as('elena')).post('/api/document/annul', { id: annulled.id, reason: 'Dublă' })
    expect((await call('primar', '/api/workcase/add', { document_id: annulled.id })).body.code).toBe(
      'DOCUMENT_ANNULLED',
    )
    const secret = await register({ access_level: 'restricted' })
    expect((await call('primar', '/api/workcase/add', { document_id: secret.id })).status).toBe(404)
    const reader = await as('radu')
    const plain = await register()
    expect((await reader.post<Failure>('/api/workcase/add', { document_id: plain.id })).body).toMatchObject({
      missing: 'workcase.work',
    })
  })

  it('two who open one for the same document: one case, one number', async () => {
    const { register, call, damage } = await caseOffice(t)
    const { id } = await register()
    const answers = await Promise.all(
      (['primar', 'sef', 'dora'] as const).map((who) => call(who, '/api/workcase/add', { document_id: id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await damage()).toEqual([])
  })

  it('may be given only as far as one’s rights go', async () => {
    const { register, call, urbanism, legal, ids } = await caseOffice(t)
    const { id } = await register({ deadline_type: 'date', deadline_on: '2026-12-21' })
    const add = (who: 'sef' | 'ana' | 'primar', shares: object[], more: object = {}) =>
      call(who, '/api/workcase/add', { document_id: id, shares, ...more })
    const lead = (group_id: number, more: object = {}) => [{ group_id, role: 'lead', ...more }]
    expect((await add('sef', lead(legal))).body).toMatchObject({ missing: 'workcase.assign' })
    expect((await add('ana', lead(urbanism))).body).toMatchObject({ missing: 'workcase.assign' })
    expect((await add('sef', lead(urbanism), { resolution: 'x' })).body).toMatchObject({
      missing: 'workcase.resolution',
    })
    expect((await add('primar', [{ group_id: legal, role: 'work' }])).body.errors).toEqual({
      shares: ['Alegeți un singur compartiment responsabil.'],
    })
    expect((await add('primar', [...lead(legal), { group_id: legal }])).body.errors).toEqual({
      shares: ['Compartimentul apare de două ori.'],
    })
    expect((await add('primar', lead(legal, { user_id: ids.ana }))).body.errors).toEqual({
      'shares.0.user_id': ['Persoana nu lucrează în acest compartiment.'],
    })
    expect((await add('primar', lead(legal, { deadline_on: '2030-01-01' }))).body.errors).toEqual({
      'shares.0.deadline_on': ['Termenul nu poate fi după cel al dosarului (21.12.2026).'],
    })
    expect((await add('ana', [], { resolution: 'x' })).body).toMatchObject({
      missing: 'workcase.resolution',
    })
    const own = await add('ana', lead(urbanism, { user_id: ids.ana }))
    expect(own.body.data.shares[0]).toMatchObject({ status: { code: 'accepted' }, person: { id: ids.ana } })
  })
})

it('groups are added to a case that is open; the work of one goes to another by a transfer only', async () => {
  const { open, call, made, urbanism, legal } = await caseOffice(t)
  const { id } = await open()
  const assign = (shares: object[]) => call('primar', '/api/workcase/assign', { id, shares })
  expect((await assign([{ group_id: legal, role: 'lead' }])).body.code).toBe('case_assignment')
  expect((await assign([{ group_id: urbanism }])).body.errors).toEqual({
    shares: ['Compartimentul „Urbanism” lucrează deja la dosar.'],
  })
  const added = await made('primar', '/api/workcase/assign', {
    id,
    shares: [{ group_id: legal, role: 'opinion' }],
  })
  expect(added.shares.map(({ role }) => role)).toEqual(['lead', 'opinion'])
})

describe('at registration', () => {
  it('a type opens a case, with the chosen department in charge', async () => {
    const { institution, register, urbanism, sign, ids, damage } = await caseOffice(t)
    const place = { ...institution, database: t.database }
    const petition = await aDocType(place, { name: 'Petiție', create_case: true, deadline_days: 30 })
    const registered = await register({ doc_type_id: petition, group_id: urbanism })
    expect(registered.case).toMatchObject({ number: 'DS-00001/2026' })
    const id = registered.case?.id ?? 0
    const ana = await sign('ana')
    expect((await ana.get(`/api/workcase/get/${id}`)).body).toMatchObject({
      lead: { group: { id: urbanism } },
      deadline_on: '2026-12-21',
      can: { assign: false },
    })
    const plain = await register({ group_id: urbanism })
    expect(plain.case).toBeUndefined()
    const asked = await register({ case: { shares: [{ group_id: urbanism, role: 'lead' }] } })
    expect(asked.case?.number).toBe('DS-00002/2026')
    const { body } = await (await sign('sef')).get<Candidate[]>(`/api/workcase/candidates/${urbanism}`)
    expect(body.find((one) => one.id === ids.sef)).toMatchObject({ head: true, open: 0 })
    expect((await (await sign('sef')).get('/api/workcase/candidates/999999')).status).toBe(404)
    const offered = async (who: 'primar' | 'ana' | 'calin') =>
      (await (await sign(who)).get<Candidate[]>(`/api/workcase/candidates/${urbanism}`)).body.map(
        (one) => one.id,
      )
    expect((await offered('primar')).toSorted()).toEqual([ids.sef, ids.ana, ids.ion].toSorted())
    expect(await offered('ana')).toEqual([ids.ana])
    expect(await offered('calin')).toEqual([])
    expect(await damage()).toEqual([])
  })

  it('several groups take the right to give work; a refused case gives no number at all', async () => {
    const { send, register, urbanism, legal, damage } = await caseOffice(t)
    const shares = [{ group_id: urbanism, role: 'lead' }, { group_id: legal }]
    const refused = await send({ case: { shares } })
    expect(refused.body).toMatchObject({ missing: 'workcase.assign' })
    const lost = await send({ case: { case_id: 987_654 } })
    expect(lost.body.errors).toEqual({ 'case.case_id': ['Valoarea aleasă nu există.'] })
    expect((await send({ case: { shares: [], resolution: 'Urgent' } })).body).toMatchObject({
      missing: 'workcase.resolution',
    })
    expect((await register()).number).toBe('RG-0001/2026')
    expect(await damage()).toEqual([])
  })

  it('a paper of a type that stands only in a case joins an open one', async () => {
    const { institution, send, open, document, clerk, damage } = await caseOffice(t)
    const place = { ...institution, database: t.database }
    const annex = await aDocType(place, { name: 'Completare', case_only: true })
    const one = await open()
    expect((await send({ doc_type_id: annex })).body.errors).toEqual({
      'case.case_id': ['Documentele de acest tip se adaugă numai într-un dosar.'],
    })
    const { data } = (await send({ doc_type_id: annex, case: { case_id: one.id } })).body
    expect(data.case).toEqual({ id: one.id, number: one.number })
    expect(await document(data.id)).toMatchObject({ case: { id: one.id }, status: { id: 2 } })
    const found = await clerk.get<Option[]>('/api/workcase/options?q=DS-00001')
    expect(found.body).toEqual([{ id: one.id, name: 'DS-00001/2026 · Cerere de adeverință' }])
    expect(await damage()).toEqual([])
  })

  it('many at once, in shared transactions: cases without a gap', async () => {
    const { institution, send, damage } = await caseOffice(t)
    const place = { ...institution, database: t.database }
    const petition = await aDocType(place, { name: 'Petiție', create_case: true })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ doc_type_id: petition })))
    const numbers = answers.map(({ body }) => body.data.case?.number).sort()
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => `DS-${String(n + 1).padStart(5, '0')}/2026`))
    expect(await damage()).toEqual([])
  })
})

it('whoever distributes heads their group once its Director is no longer active', async () => {
  const { open, host, ids, urbanism, shareOf, institutionId } = await caseOffice(t)
  await aPerson(t.database, institutionId, 'adjunct', {
    permissions: ['document.list', 'workcase.assign'],
    groupIds: [urbanism],
  })
  const share_id = shareOf(await open(), urbanism).id
  const deputy = t.browser(host)
  await deputy.signIn('adjunct')
  const give = async () =>
    (await deputy.post('/api/workcase/give', { share_id, user_id: ids.ana, group_id: urbanism })).status
  expect(await give()).toBe(403)
  await t.asSuperuser(`update users set state = 'inactive' where institution_id = $1 and username = 'sef'`, [
    institutionId,
  ])
  expect(await give()).toBe(200)
})
