import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aDocType } from '../../../../test/offices/factories.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A case with Urbanism in charge, in Ana’s hands, and Juridic beside it. */
async function atWork(others: 'work' | 'opinion' | 'none' = 'none') {
  const office = await caseOffice(t)
  const { urbanism, legal, open, made, shareOf } = office
  const shares = [
    { group_id: urbanism, role: 'lead' },
    ...(others === 'none' ? [] : [{ group_id: legal, role: others }]),
  ]
  const opened = await open(shares)
  const { id: share_id } = shareOf(opened, urbanism)
  await made('ana', '/api/workcase/take', { share_id })
  const begun = await made('ana', '/api/workcase/start', { share_id })
  return { ...office, begun, id: begun.id, origin: office.originOf(begun) }
}

it('closes with a status: shares end, documents are closed, each by its category', async () => {
  const { id, origin, made, document, register, damage, institution } = await atWork()
  const place = { ...institution, database: t.database }
  const report = await aDocType(place, { name: 'Referat', category: 'interne' })
  const internal = await register({ category: 'interne', doc_type_id: report, issuer_id: null })
  await made('primar', '/api/workcase/add_document', { id, document_id: internal.id })
  const closed = await made('ana', '/api/workcase/close', { id, status: 8, resolution: 'S-a eliberat' })
  expect(closed).toMatchObject({
    status: { code: 'closed' },
    closing: { by: 'Ana Urbanism', status: { id: 8 } },
    resolution: 'S-a eliberat',
    next: null,
  })
  expect((await document(origin)).status.id).toBe(8)
  expect((await document(internal.id)).status.id).toBe(7)
  expect(await damage()).toEqual([])
})

describe('what closing asks for', () => {
  it('a status, the legal ground of „Clasat”, the authority of „Declinat”', async () => {
    const { id, call } = await atWork()
    const errors = async (body: object) =>
      (await call('ana', '/api/workcase/close', { id, ...body })).body.errors
    expect(await errors({})).toEqual({ status: ['Alegeți modul de soluționare.'] })
    expect(await errors({ status: 3 })).toEqual({ status: ['Alegeți modul de soluționare.'] })
    expect(await errors({ status: 13 })).toEqual({ legal_ground: ['Alegeți temeiul clasării.'] })
    expect(await errors({ status: 14 })).toEqual({
      declined_to: ['Completați autoritatea competentă către care se declină.'],
    })
    const closed = await call('ana', '/api/workcase/close', { id, status: 13, legal_ground: 'repeated' })
    expect(closed.body.data.closing?.legal_ground).toBe('Repetată, cu același conținut')
  })

  it('the group whose part is closed', async () => {
    const { id, call, legal } = await atWork()
    expect((await call('ana', '/api/workcase/close_group', { id })).body.errors).toEqual({
      group_id: ['Alegeți compartimentul.'],
    })
    expect((await call('ana', '/api/workcase/close_group', { id, group_id: legal })).body.errors).toEqual({
      group_id: ['Compartimentul nu lucrează la dosar.'],
    })
  })
})

it('who is in charge closes last; a part is closed by its group, with what it found', async () => {
  const { id, begun, call, made, shareOf, legal, urbanism } = await atWork('work')
  const early = await call('ana', '/api/workcase/close', { id, status: 6 })
  expect([early.status, early.body.message]).toEqual([
    409,
    'Responsabilul încheie ultimul. Nu și-au încheiat partea: Juridic.',
  ])
  expect((await call('ana', '/api/workcase/close_group', { id, group_id: urbanism })).body.code).toBe(
    'LEAD_CLOSES_LAST',
  )
  const share_id = shareOf(begun, legal).id
  await made('calin', '/api/workcase/take', { share_id })
  const part = await made('calin', '/api/workcase/close_group', {
    id,
    group_id: legal,
    note: 'Aviz favorabil',
  })
  expect(shareOf(part, legal)).toMatchObject({ status: { code: 'closed' }, note: 'Aviz favorabil' })
  expect((await call('ana', '/api/workcase/close', { id, status: 6 })).status).toBe(200)
})

it('an open opinion ends with the case as not done', async () => {
  const { id, made, shareOf, legal, damage } = await atWork('opinion')
  const closed = await made('ana', '/api/workcase/close', { id, status: 6 })
  expect(shareOf(closed, legal)).toMatchObject({ status: { code: 'closed' }, unfinished: true })
  expect(await damage()).toEqual([])
})

describe('a closed case', () => {
  it('is opened again with a reason: who was in charge is so again, its documents are in work', async () => {
    const { id, origin, call, made, document, shareOf, urbanism, damage } = await atWork()
    await made('ana', '/api/workcase/close', { id, status: 8 })
    expect((await call('ana', '/api/workcase/close', { id, status: 8 })).body.code).toBe('CASE_CLOSED')
    expect((await call('ana', '/api/workcase/reopen', { id, reason: 'Greșit' })).status).toBe(403)
    const again = await made('primar', '/api/workcase/reopen', { id, reason: 'Contestație' })
    expect(again).toMatchObject({ status: { code: 'in_progress' }, closing: null })
    expect(shareOf(again, urbanism)).toMatchObject({ person: { name: 'Ana Urbanism' } })
    expect((await document(origin)).status.id).toBe(3)
    expect(await damage()).toEqual([])
  })

  it('stays closed while one of its documents stands in another open case', async () => {
    const { id, origin, call, made, sign } = await atWork()
    await made('ana', '/api/workcase/close', { id, status: 8 })
    await (await sign('primar')).post('/api/document/change_status', {
      id: origin,
      status: 3,
      reason: 'Reluat',
    })
    const other = await made('primar', '/api/workcase/add', { document_id: origin })
    const refused = await call('primar', '/api/workcase/reopen', { id, reason: 'Contestație' })
    expect(refused.body).toMatchObject({ code: 'DOCUMENT_IN_OTHER_CASE' })
    expect(refused.body.message).toContain(other.number)
  })

  it('keeps what was annulled before as it was', async () => {
    const { id, origin, made, as, document, register } = await atWork()
    const second = await register()
    await made('primar', '/api/workcase/add_document', { id, document_id: second.id })
    const head = await as('elena')
    const annul = (one: number) =>
      head.post<Document & { code: string }>('/api/document/annul', { id: one, reason: 'Dublă' })
    expect((await annul(second.id)).body.code).toBe('DOCUMENT_IN_CASE')
    await made('primar', '/api/workcase/remove_document', {
      id,
      document_id: second.id,
      reason: 'Nu ține de dosar',
    })
    expect((await annul(second.id)).status).toBe(200)
    await made('ana', '/api/workcase/close', { id, status: 6 })
    expect([(await document(origin)).status.id, (await document(second.id)).status.id]).toEqual([6, 9])
  })
})

it('a case and its part are closed by a right, with a reason', async () => {
  const { id, call, legal } = await atWork('work')
  const close = (path: string, body: object) => call('arhivar', path, { id, ...body })
  expect((await close('/api/workcase/close_group', { group_id: legal })).body.errors).toEqual({
    reason: ['Precizați motivul.'],
  })
  expect(
    (await close('/api/workcase/close_group', { group_id: legal, reason: 'Nu mai e nevoie' })).status,
  ).toBe(200)
  expect((await close('/api/workcase/close', { status: 6 })).body.errors).toEqual({
    reason: ['Precizați motivul.'],
  })
  expect((await close('/api/workcase/close', { status: 6, reason: 'Rămas în urmă' })).status).toBe(200)
  expect((await call('ana', '/api/workcase/close', { id, status: 6 })).body.code).toBe('CASE_CLOSED')
})

it('a case given to nobody is closed by a right; opened again, it is to be given to somebody', async () => {
  const { open, made, document, originOf, damage } = await caseOffice(t)
  const loose = await open([])
  const { id } = loose
  const closed = await made('arhivar', '/api/workcase/close', { id, status: 6, reason: 'Dublă' })
  expect(closed).toMatchObject({
    status: { code: 'closed' },
    shares: [{ group: null, status: { code: 'closed' } }],
  })
  expect(await damage()).toEqual([])
  const again = await made('primar', '/api/workcase/reopen', { id, reason: 'Contestație' })
  expect(again).toMatchObject({ status: { code: 'new' }, shares: [{ group: null, status: { code: 'new' } }] })
  expect((await document(originOf(loose))).status.id).toBe(1)
  expect(await damage()).toEqual([])
})
