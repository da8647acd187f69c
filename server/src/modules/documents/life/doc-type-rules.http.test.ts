import type { Document, RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aDocType, aRegister } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()

async function office() {
  const registry = await clerkOffice(t)
  const place = { ...registry.institution, database: t.database }
  await aPerson(t.database, registry.institutionId, 'sef', { permissions: ['doc_type.manage'] })
  const manager = t.browser(registry.host)
  await manager.signIn('sef')
  const change = (id: number, values: object) => manager.post<Failure>('/api/doc_type/update', { id, values })
  const shown = async (id: number) => (await registry.clerk.get<Document>(`/api/document/get/${id}`)).body
  return { ...registry, place, change, shown }
}

it('a fixed register is the only one, at registration and when the type is changed', async () => {
  const { place, clerk, send, register, registerId } = await office()
  const petitions = await aRegister(place, { name: 'Registru de petiții', code: 'PET', pattern: 'P-###' })
  const petition = await aDocType(place, { name: 'Petiție', register_id: petitions, fixed_register: true })
  const refused = await send({ doc_type_id: petition })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { register_id: ['Documentele de acest tip se înregistrează numai în „Registru de petiții”.'] },
  ])
  expect((await register({ doc_type_id: petition, register_id: petitions })).number).toBe('P-001')
  const request = await register({ register_id: registerId })
  const changed = await clerk.post<{ errors: object }>('/api/document/update', {
    id: request.id,
    values: { doc_type_id: petition },
  })
  expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ['doc_type_id']])
})

it('a type that only stands in a case is offered as such, and not registered alone', async () => {
  const { place, clerk, send, register } = await office()
  const annex = await aDocType(place, { name: 'Referat de dosar', case_only: true })
  const { doc_types } = (await clerk.get<RegistrationForm>('/api/document/registration_form')).body
  expect(doc_types.map(({ name, case_only }) => [name, case_only])).toEqual([
    ['Cerere', false],
    ['Referat de dosar', true],
  ])
  expect((await send({ doc_type_id: annex })).body.errors).toEqual({
    'case.case_id': ['Documentele de acest tip se adaugă numai într-un dosar.'],
  })
  const { id } = await register()
  const changed = await clerk.post('/api/document/update', { id, values: { doc_type_id: annex } })
  expect(changed.status).toBe(422)
})

it('a document keeps the type as it was at its registration', async () => {
  const { place, register, change, shown } = await office()
  const type = await aDocType(place, {
    name: 'Aviz',
    deadline_days: 5,
    day_type: 'working',
    legal_basis: 'Legea veche (15 zile, după modificări)',
  })
  const before = await register({ doc_type_id: type })
  await change(type, { name: 'Aviz nou', deadline_days: 10, legal_basis: 'Legea nouă', receipt: false })
  await change(type, { prescription_years: 5 })
  const after = await register({ doc_type_id: type })
  expect(before.receipt).toBe(true)
  expect(after).toMatchObject({ receipt: false, mailed_to: '' })
  const first = await shown(before.id)
  expect(first).toMatchObject({
    legal_basis: 'Legea veche',
    deadline_line: '5 zile lucrătoare, până la 27.11.2026 · Legea veche',
    receipt: true,
    doc_type: { name: 'Aviz nou' },
    doc_type_version: {
      number: 1,
      changed_since: true,
      name: 'Aviz',
      deadline_days: 5,
      prescription_years: 0,
    },
  })
  expect(await shown(after.id)).toMatchObject({
    legal_basis: 'Legea nouă',
    receipt: false,
    doc_type_version: {
      number: 3,
      changed_since: false,
      name: 'Aviz nou',
      deadline_days: 10,
      prescription_years: 5,
    },
  })
})

it('a document given another type takes that type as it is now', async () => {
  const { place, clerk, register, change, shown } = await office()
  const type = await aDocType(place, { name: 'Aviz' })
  await change(type, { legal_basis: 'Legea nouă' })
  const { id } = await register()
  await clerk.post('/api/document/update', { id, values: { doc_type_id: type } })
  expect(await shown(id)).toMatchObject({
    legal_basis: 'Legea nouă',
    doc_type_version: { number: 2, name: 'Aviz' },
  })
})

describe('the deadline of a document whose type is changed', () => {
  async function twoTypes() {
    const { place, clerk, register, shown } = await office()
    const general = await aDocType(place, {
      name: 'Cerere tip',
      deadline_days: 30,
      legal_basis: 'OG 27/2002',
    })
    const wish = { name: 'Informații', deadline_days: 10, legal_basis: 'Legea 544/2001' }
    const information = await aDocType(place, wish)
    const made = async (wish: object = {}) => (await register({ doc_type_id: general, ...wish })).id
    const toInformation = (id: number, with_deadline?: boolean) =>
      clerk.post('/api/document/update', {
        id,
        values: { doc_type_id: information },
        ...(with_deadline !== undefined && { with_deadline }),
      })
    const deadline = async (id: number) => {
      const { deadline_on, deadline_law, deadline_of_type } = await shown(id)
      return [deadline_on, deadline_law, deadline_of_type]
    }
    return { clerk, made, toInformation, deadline }
  }

  it('becomes that of the new type when asked, with its law', async () => {
    const { made, toInformation, deadline } = await twoTypes()
    const id = await made()
    expect(await deadline(id)).toEqual(['2026-12-21', 'OG 27/2002', true])
    expect((await toInformation(id, true)).status).toBe(200)
    expect(await deadline(id)).toEqual(['2026-12-02', 'Legea 544/2001', true])
  })

  it('else stays, with the law it came from and no other', async () => {
    const { made, toInformation, deadline } = await twoTypes()
    const id = await made()
    await toInformation(id)
    expect(await deadline(id)).toEqual(['2026-12-21', 'OG 27/2002', false])
  })

  it('has no law beside a person’s own days or day, and keeps the first law when extended', async () => {
    const { clerk, made, toInformation, deadline } = await twoTypes()
    const own = await made({ deadline_type: 'days', deadline_days: 7 })
    expect(await deadline(own)).toEqual(['2026-11-27', '', false])
    await toInformation(own, false)
    expect(await deadline(own)).toEqual(['2026-11-27', '', false])
    expect(await deadline(await made({ deadline_type: 'date', deadline_on: '2026-11-25' }))).toEqual([
      '2026-11-25',
      '',
      false,
    ])
    const later = await made()
    const wish = { type: 'days', days: 15, reason: 'Documentație incompletă' }
    expect((await clerk.post('/api/document/extend_deadline', { id: later, ...wish })).status).toBe(200)
    await toInformation(later)
    expect(await deadline(later)).toEqual(['2027-01-05', 'OG 27/2002', false])
  })

  it('stays when the document is closed, and when the type is the same', async () => {
    const { clerk, made, toInformation, deadline } = await twoTypes()
    const id = await made({ deadline_type: 'days', deadline_days: 7 })
    const same = { id, values: { location: 'Raft 3' }, with_deadline: true }
    expect((await clerk.post('/api/document/update', same)).status).toBe(200)
    expect(await deadline(id)).toEqual(['2026-11-27', '', false])
    await t.asSuperuser('update documents set status = 6 where id = $1', [id])
    expect((await toInformation(id, true)).status).toBe(200)
    expect(await deadline(id)).toEqual(['2026-11-27', '', false])
  })
})
it('the category of a type stays while documents or templates bear it, and their documents stay to be edited', async () => {
  const { place, clerk, register, change, paper } = await office()
  const type = await aDocType(place, { name: 'Notă' })
  expect((await change(type, { category: 'interne' })).status).toBe(200)
  expect((await change(type, { category: 'intrare' })).status).toBe(200)
  const { id } = await register({ doc_type_id: type })
  await register({ doc_type_id: type })
  await clerk.post('/api/registration_template/add', {
    name: 'Note',
    category: 'intrare',
    doc_type_id: type,
    values: { short_description: 'Notă' },
  })
  const refused = await change(type, { category: 'interne', legal_basis: 'Legea nouă' })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      category: [
        'Categoria nu se mai poate schimba: tipul este folosit de 2 documente, 1 șablon de înregistrare. Creați alt tip pentru cealaltă categorie.',
      ],
    },
  ])
  // A type from an earlier time, when the category of a used type could still be changed.
  await t.asSuperuser(`update doc_types set category = 'interne' where id = $1`, [type])
  const edit = (values: object) => clerk.post<{ errors?: object }>('/api/document/update', { id, values })
  expect((await edit({ location: 'Raftul 3' })).status).toBe(200)
  expect((await edit({ location: 'Raftul 4', doc_type_id: type })).status).toBe(200)
  const { doc_type_id } = paper()
  expect((await edit({ doc_type_id })).status).toBe(200)
  expect((await edit({ doc_type_id: type })).body.errors).toEqual({
    doc_type_id: [
      'Tipul „Notă” este din categoria „Interne”, iar documentul este din „Intrare”. Alegeți un tip din categoria documentului.',
    ],
  })
})

it('a document given a type while its category is changed: one of both is refused', async () => {
  const { place, clerk, register, change } = await office()
  for (let n = 0; n < 6; n++) {
    const type = await aDocType(place)
    const { id } = await register()
    const answers = await Promise.all([
      clerk.post('/api/document/update', { id, values: { doc_type_id: type } }),
      change(type, { category: 'interne' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})
