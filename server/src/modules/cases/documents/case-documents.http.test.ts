import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const said =
  'Documentul se lucrează în dosarul DS-00001/2026: starea, repartizarea și termenul se schimbă din dosar.'

describe('a document in an open case', () => {
  it('is changed from the case: status, department, deadline, annulment', async () => {
    const { open, originOf, as, legal } = await caseOffice(t)
    const id = originOf(await open())
    const head = await as('elena')
    const refused = async (verb: string, body: object) => {
      const { status, body: answer } = await head.post<Failure>(`/api/document/${verb}`, { id, ...body })
      return [status, answer.code, answer.message]
    }
    const expected = [409, 'DOCUMENT_IN_CASE', said]
    expect(await refused('change_status', { status: 6 })).toEqual(expected)
    expect(await refused('assign', { group_id: legal, user_ids: [] })).toEqual(expected)
    expect(await refused('extend_deadline', { type: 'days', days: 5, reason: 'x' })).toEqual(expected)
    expect(await refused('annul', { reason: 'x' })).toEqual(expected)
    const shown = (await head.get<Document>(`/api/document/get/${id}`)).body
    expect(shown.case?.number).toBe('DS-00001/2026')
    expect(shown.cannot).toMatchObject({ change_status: said, extend: said, annul: said })
    const batch = await head.post<{ data: { counts: object } }>('/api/document_batch/preview', {
      ids: [id],
      values: { action: 'status', status: 6 },
    })
    expect(batch.body.data.counts).toMatchObject({ will: 0, wont: 1 })
  })

  it('may still be edited, and people may be named on it', async () => {
    const { open, originOf, as, ids, document } = await caseOffice(t)
    const id = originOf(await open())
    const head = await as('elena')
    const { group } = await document(id)
    const named = await head.post('/api/document/assign', { id, group_id: group?.id, user_ids: [ids.dora] })
    expect(named.status).toBe(200)
    expect((await head.post('/api/document/update', { id, values: { location: 'Raft 1' } })).status).toBe(200)
    expect((await document(id)).named_people).toEqual([{ id: ids.dora, name: 'Dora Juridic' }])
  })

  it('takes the department of the share in charge', async () => {
    const { open, originOf, document, urbanism, damage } = await caseOffice(t)
    expect((await document(originOf(await open()))).group?.id).toBe(urbanism)
    expect(await damage()).toEqual([])
  })
})

it('several petitions joined in one case close together', async () => {
  const { open, register, made, call, shareOf, urbanism, document, originOf, damage } = await caseOffice(t)
  const one = await open()
  const [second, kept] = [await register(), await register()]
  await made('primar', '/api/workcase/add_document', { id: one.id, document_id: second.id })
  const both = await made('primar', '/api/workcase/add_document', {
    id: one.id,
    document_id: kept.id,
    role: 'connected',
  })
  expect(both.documents.map(({ role, id }) => [role, id])).toEqual([
    ['origin', originOf(one)],
    ['worked', second.id],
    ['connected', kept.id],
  ])
  expect(
    (await call('primar', '/api/workcase/add_document', { id: one.id, document_id: second.id })).body.errors,
  ).toEqual({
    document_id: ['Documentul este deja în dosar.'],
  })
  expect(
    (
      await call('primar', '/api/workcase/remove_document', {
        id: one.id,
        document_id: originOf(one),
        reason: 'x',
      })
    ).body.code,
  ).toBe('ORIGIN_STAYS')
  await made('ana', '/api/workcase/take', { share_id: shareOf(one, urbanism).id })
  await made('ana', '/api/workcase/close', { id: one.id, status: 13, legal_ground: 'joined' })
  expect((await document(second.id)).status.id).toBe(13)
  expect((await document(kept.id)).status.id).toBe(1)
  expect(await damage()).toEqual([])
})

it('its deadline is the earliest of its documents’, and later only by an extension', async () => {
  const { open, register, made, call, document, originOf, damage } = await caseOffice(t)
  const term = { deadline_type: 'date', deadline_on: '2026-12-21' }
  const one = await open(undefined, {}, term)
  expect(one.deadline_on).toBe('2026-12-21')
  const soon = await register({ deadline_type: 'date', deadline_on: '2026-12-04' })
  const both = await made('primar', '/api/workcase/add_document', { id: one.id, document_id: soon.id })
  expect(both.deadline_on).toBe('2026-12-04')
  const extend = { id: one.id, type: 'date', reason: 'Lipsesc acte' }
  expect(
    (await call('ana', '/api/workcase/extend_deadline', { ...extend, deadline_on: '2026-12-28' })).status,
  ).toBe(403)
  expect(
    (await call('primar', '/api/workcase/extend_deadline', { ...extend, deadline_on: '2026-12-01' })).body
      .errors,
  ).toEqual({
    deadline_on: ['Noul termen trebuie să fie după cel de acum (04.12.2026).'],
  })
  const later = await made('primar', '/api/workcase/extend_deadline', {
    ...extend,
    deadline_on: '2026-12-28',
  })
  expect(later.deadline_on).toBe('2026-12-28')
  const [first, second] = [await document(originOf(one)), await document(soon.id)]
  expect([first.deadline_on, second.deadline_on]).toEqual(['2026-12-28', '2026-12-28'])
  expect(second.extensions).toMatchObject([
    { before: '2026-12-04', after: '2026-12-28', reason: 'Lipsesc acte' },
  ])
  expect(await damage()).toEqual([])
})

it('gets another title from who is in charge of it', async () => {
  const { open, made, call } = await caseOffice(t)
  const { id } = await open()
  expect((await made('sef', '/api/workcase/rename', { id, title: 'Gard pe domeniul public' })).title).toBe(
    'Gard pe domeniul public',
  )
  expect((await call('ion', '/api/workcase/rename', { id, title: 'x' })).status).toBe(403)
})

describe('who sees a case', () => {
  it('who sees the document it began with; of the others only what they may see', async () => {
    const { open, register, made, sign, legal, urbanism, as } = await caseOffice(t)
    const restricted = await register({ access_level: 'restricted', short_description: 'Dosar de sănătate' })
    const one = await open([
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ])
    const head = await as('elena')
    await head.post('/api/workcase/add_document', {
      id: one.id,
      document_id: restricted.id,
      role: 'connected',
    })
    const seen = (await (await sign('calin')).get<typeof one>(`/api/workcase/get/${one.id}`)).body
    expect(seen.documents[1]).toMatchObject({
      id: null,
      number: '',
      short_description: 'document cu acces restricționat',
      status: null,
    })
    expect(
      (await made('primar', '/api/workcase/rename', { id: one.id, title: 'x' })).documents[1]?.id,
    ).toBeNull()
  })

  it('a paper that is only kept with the case since: not the groups that worked on it beside', async () => {
    const { open, register, as, sign, urbanism, legal, damage } = await caseOffice(t)
    await t.asSuperuser(`update users set is_admin = true where username = 'elena'`)
    const head = await as('elena')
    const one = await open([
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ])
    const { id: document_id } = await register({ access_level: 'department' })
    const calin = await sign('calin')
    const seen = async (role: string) => {
      const { status } = await head.post('/api/workcase/add_document', { id: one.id, document_id, role })
      return [status, (await calin.get(`/api/document/get/${document_id}`)).status]
    }
    expect(await seen('worked')).toEqual([200, 200])
    expect(await seen('connected')).toEqual([200, 404])
    expect(await damage()).toEqual([])
  })

  it('a department paper: the groups that work on it, and nobody else', async () => {
    const { register, as, sign, urbanism, damage } = await caseOffice(t)
    const { id } = await register({ access_level: 'department' })
    await t.asSuperuser(`update users set is_admin = true where username = 'elena'`)
    const head = await as('elena')
    const { body } = await head.post<{ id: number }>('/api/workcase/add', {
      document_id: id,
      shares: [{ group_id: urbanism, role: 'lead' }],
    })
    const status = async (who: 'ana' | 'calin') =>
      (await (await sign(who)).get(`/api/workcase/get/${body.id}`)).status
    expect([await status('ana'), await status('calin')]).toEqual([200, 404])
    expect(await damage()).toEqual([])
  })

  it('a restricted one: the person who has the share, not the group', async () => {
    const { register, as, sign, ids, urbanism, call } = await caseOffice(t)
    const { id } = await register({ access_level: 'restricted' })
    await t.asSuperuser(`update users set is_admin = true where username = 'elena'`)
    const head = await as('elena')
    const given = await head.post<{ id: number; data: { shares: { id: number }[] } }>('/api/workcase/add', {
      document_id: id,
      shares: [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }],
    })
    const seen = async (who: 'ana' | 'ion') =>
      (await (await sign(who)).get(`/api/workcase/get/${given.body.id}`)).status
    expect([await seen('ana'), await seen('ion')]).toEqual([200, 404])
    // Who gives it back sees what they did, and nothing more.
    const share_id = given.body.data.shares[0]?.id
    expect((await call('ana', '/api/workcase/give_back', { share_id })).status).toBe(200)
    expect(await seen('ana')).toBe(404)
    expect((await (await sign('ion')).get('/api/workcase/counts')).body).toMatchObject({ group: 0 })
  })
})
