import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function town() {
  const office = await caseOffice(t)
  const { open, made, shareOf, urbanism } = office
  const begun = async () => {
    const row = await open()
    const { id } = shareOf(row, urbanism)
    await made('ana', '/api/workcase/take', { share_id: id })
    return made('ana', '/api/workcase/start', { share_id: id })
  }
  return { ...office, begun }
}

it('the documents of the other case are worked on here, which is closed as joined; one answer closes them all', async () => {
  const { begun, made, document, originOf, sign, damage } = await town()
  const [one, other] = [await begun(), await begun()]
  const joined = await made('ana', '/api/workcase/join', { id: one.id, other_id: other.id })
  expect(joined.documents.map(({ id, role }) => [id, role])).toEqual([
    [originOf(one), 'origin'],
    [originOf(other), 'worked'],
  ])
  const { body } = await (await sign('ana')).get<typeof other>(`/api/workcase/get/${other.id}`)
  expect(body).toMatchObject({
    status: { code: 'closed' },
    closing: { status: { id: 13 }, legal_ground: 'Conexată' },
  })
  expect(await document(originOf(other))).toMatchObject({ status: { id: 3 }, case: { id: one.id } })
  await made('ana', '/api/workcase/close', { id: one.id, status: 8 })
  expect((await document(originOf(other))).status.id).toBe(8)
  expect(await damage()).toEqual([])
})

it('is for who may close the one and change the other; a case is not joined to itself, nor to a closed one', async () => {
  const { begun, call, open, made, legal, shareOf } = await town()
  const one = await begun()
  const theirs = await open([{ group_id: legal, role: 'lead' }])
  await made('calin', '/api/workcase/take', { share_id: shareOf(theirs, legal).id })
  const refused = await call('ana', '/api/workcase/join', { id: one.id, other_id: theirs.id })
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
  expect((await call('ana', '/api/workcase/join', { id: one.id, other_id: one.id })).body.errors).toEqual({
    other_id: ['Alegeți alt dosar.'],
  })
  expect((await call('ana', '/api/workcase/join', { id: one.id, other_id: 999_999 })).body.errors).toEqual({
    other_id: ['Valoarea aleasă nu există.'],
  })
  const closed = await begun()
  await made('ana', '/api/workcase/close', { id: closed.id, status: 6 })
  expect((await call('ana', '/api/workcase/join', { id: one.id, other_id: closed.id })).body.code).toBe(
    'CASE_CLOSED',
  )
})

it('is for who sees every document that the other case works on', async () => {
  const { begun, call, register, as, sign, document } = await town()
  const [one, other] = [await begun(), await begun()]
  const { id } = await register()
  const adding = { id: other.id, document_id: id, role: 'worked' }
  expect((await call('ana', '/api/workcase/add_document', adding)).status).toBe(200)
  const head = await as('elena')
  const level = { id, values: { access_level: 'restricted' } }
  expect((await head.post('/api/document/update', level)).status).toBe(200)
  const seen = async (who: 'ana' | 'sef') => (await (await sign(who)).get(`/api/document/get/${id}`)).status
  expect([await seen('ana'), await seen('sef')]).toEqual([200, 404])
  const refused = await call('sef', '/api/workcase/join', { id: one.id, other_id: other.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'CASE_HIDES_DOCUMENTS'])
  expect(await document(id)).toMatchObject({ case: { id: other.id } })
  expect(await seen('sef')).toBe(404)
  expect((await call('ana', '/api/workcase/join', { id: one.id, other_id: other.id })).status).toBe(200)
})

it('of two who join two cases to each other at once one is told that the other did', async () => {
  const { begun, call, damage } = await town()
  const [one, other] = [await begun(), await begun()]
  const answers = await Promise.all([
    call('ana', '/api/workcase/join', { id: one.id, other_id: other.id }),
    call('sef', '/api/workcase/join', { id: other.id, other_id: one.id }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await damage()).toEqual([])
})
