import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import type { DocTypeForm } from '@hdoc/contract/doc-types/doc-type-calls.ts'
import type { DocType } from '@hdoc/contract/doc-types/doc-types.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { aRegister } from '../../../test/offices/factories.ts'
import { freshOffice, type Office } from '../../../test/offices/office.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: DocType }

const placeOf = ({ institution }: Office) => ({ ...institution, database: t.database })

async function townHall() {
  const office = await freshOffice(t.database)
  await aPerson(t.database, office.institution.id, 'sef', { name: 'Ana', permissions: ['doc_type.manage'] })
  const browser = t.browser(office.institution.host)
  await browser.signIn('sef')
  const add = (values: object) => browser.post<Saved>('/api/doc_type/add', { category: 'intrare', ...values })
  const change = (id: number, values: object, version?: number) =>
    browser.post<Saved>('/api/doc_type/update', { id, values, ...(version !== undefined && { version }) })
  return { office, browser, add, change }
}

describe('document types', () => {
  it('are managed by those with the right; everybody signed in may choose one', async () => {
    const { office } = await townHall()
    const { host, id } = office.institution
    await aPerson(t.database, id, 'radu')
    const radu = t.browser(host)
    expect((await radu.get('/api/doc_type/options')).status).toBe(401)
    await radu.signIn('radu')
    for (const answer of [
      await radu.get<Failure>('/api/doc_type/list'),
      await radu.get<Failure>(`/api/doc_type/get/${office.docTypeId}`),
      await radu.post<Failure>('/api/doc_type/add', {}),
      await radu.post<Failure>('/api/doc_type/update', {}),
      await radu.get<Failure>('/api/doc_type/form'),
    ])
      expect([answer.status, answer.body.missing]).toEqual([403, 'doc_type.manage'])
    expect((await radu.get('/api/doc_type/options?q=CERE')).body).toEqual([
      { id: office.docTypeId, name: 'Cerere' },
    ])
    expect((await radu.get(`/api/doc_type/options?ids=${office.docTypeId}`)).body).toHaveLength(1)
  })

  it('are offered for documents of a category: those of it that do not only stand in a case', async () => {
    const { office, browser, add } = await townHall()
    await add({ name: 'Notă', category: 'interne' })
    await add({ name: 'Adresă', category: 'iesire' })
    await add({ name: 'Anexă', category: 'interne', case_only: true })
    const names = async (query: string) =>
      (await browser.get<Option[]>(`/api/doc_type/options?${query}`)).body.map(({ name }) => name)
    expect(await names('categories=interne')).toEqual(['Notă'])
    expect(await names('categories=interne,intrare')).toEqual(['Cerere', 'Notă'])
    expect(await names('categories=interne&q=adr')).toEqual([])
    // A type that is chosen already (`ids`) is named whatever its category is.
    expect(await names(`categories=interne&ids=${office.docTypeId}`)).toEqual(['Cerere'])
    expect(await names('')).toEqual(['Adresă', 'Anexă', 'Cerere', 'Notă'])
    expect((await browser.get('/api/doc_type/options?categories=altceva')).status).toBe(422)
  })

  it('are made, changed field by field and guarded by version', async () => {
    const { office, add, change, browser } = await townHall()
    const made = await add({
      name: 'Plângere',
      deadline_days: 30,
      register_id: office.registerId,
      legal_basis: 'OG 27/2002',
    })
    expect(made.body.data).toMatchObject({
      name: 'Plângere',
      deadline_days: 30,
      day_type: 'calendar',
      register_name: 'Registrul general',
      version: 1,
      can: { edit: true },
    })
    const { id } = made.body
    const changed = await change(id, { day_type: 'working' }, 1)
    expect(changed.body.data).toEqual({ ...made.body.data, day_type: 'working', version: 2 })
    expect((await change(id, { deadline_days: 5 }, 1)).body.message).toContain('schimbate între timp de Ana')
    expect((await change(id, { register_id: null })).body.data).toMatchObject({
      register_id: null,
      register_name: '',
      deadline_days: 30,
    })
    expect((await browser.get<DocType>(`/api/doc_type/get/${id}`)).body.version).toBe(3)
    expect((await browser.get('/api/doc_type/get/999999')).status).toBe(404)
    expect((await change(999_999, {})).status).toBe(404)
  })

  it('lose nothing when two people save one at the same time: the second is told', async () => {
    const { add, change, browser } = await townHall()
    const { id } = (await add({ name: 'Cerere A' })).body
    for (let version = 1; version <= 6; version++) {
      const basis = `Legea ${version}`
      const answers = await Promise.all([
        change(id, { legal_basis: basis }, version),
        change(id, { deadline_days: version }, version),
      ])
      expect(answers.map(({ status }) => status).sort(), `from version ${version}`).toEqual([200, 409])
      const { body } = await browser.get<DocType>(`/api/doc_type/get/${id}`)
      expect(body.version).toBe(version + 1)
      expect([body.legal_basis === basis, body.deadline_days === version]).toEqual(
        answers.map(({ status }) => status === 200),
      )
    }
  })

  it('refuse a taken name in its category, wrong terms and foreign registers on their fields', async () => {
    const { add } = await townHall()
    const other = await freshOffice(t.database)
    expect((await add({ name: 'CERERE' })).body.errors).toEqual({
      name: ['Există deja o înregistrare cu această valoare.'],
    })
    expect((await add({ name: 'Cerere', category: 'iesire' })).status).toBe(200)
    expect((await add({ name: 'X', deadline_days: 4000 })).body.errors).toEqual({
      deadline_days: ['Cea mai mare valoare permisă este 3650.'],
    })
    expect((await add({ name: 'X', deadline_days: -1 })).status).toBe(422)
    expect((await add({ name: 'X', register_id: other.registerId })).body.errors).toEqual({
      register_id: ['Valoarea aleasă nu există.'],
    })
  })

  it('have one default for each category', async () => {
    const { add, browser } = await townHall()
    for (const [name, category] of [
      ['A', 'intrare'],
      ['B', 'iesire'],
      ['C', 'intrare'],
    ] as const)
      await add({ name, category, is_default: true })
    const { body } = await browser.get<ListAnswer<DocType>>(
      '/api/doc_type/list?sortBy=name&sortOrder=asc&filters[0][column]=is_default&filters[0][match][is_default][equals]=true',
    )
    expect(body.data.map(({ name }) => name)).toEqual(['B', 'C'])
    expect(body.meta).toEqual({ total: 2, from: 1, to: 2, current_page: 1, per_page: 1000, last_page: 1 })
  })

  it('have one default also when several are made at the same time', async () => {
    const { add, change, browser } = await townHall()
    const made = (await add({ name: 'A' })).body.id
    const answers = await Promise.all([
      change(made, { is_default: true }),
      ...['B', 'C', 'D', 'E'].map((name) => add({ name, is_default: true })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { body } = await browser.get<ListAnswer<DocType>>('/api/doc_type/list')
    expect(body.data.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('are searched and filtered as a small list', async () => {
    const { add, browser } = await townHall()
    await add({ name: 'Plângere prealabilă', deadline_days: 30, legal_basis: 'Legea 554/2004' })
    const names = async (path: string) =>
      (await browser.get<ListAnswer<DocType>>(`/api/doc_type/list${path}`)).body.data.map(({ name }) => name)
    expect(await names('/plangere')).toEqual(['Plângere prealabilă'])
    expect(await names('/20/554')).toEqual(['Plângere prealabilă'])
    expect(
      await names(
        '?filters[0][column]=deadline_days&filters[0][match][deadline_days][between][0]=20&filters[0][match][deadline_days][between][1]=40',
      ),
    ).toEqual(['Plângere prealabilă'])
    expect(
      await names('?filters[0][column]=register_id&filters[0][match][register_id][notEquals]=5'),
    ).toHaveLength(2)
    expect(await names('?filters[0][column]=name&filters[0][match][name][notContains]=plangere')).toEqual([
      'Cerere',
    ])
  })

  it('keep every field of theirs, and refuse what does not fit together on its field', async () => {
    const { office, add, change, browser } = await townHall()
    const secondary = await aRegister(placeOf(office), { name: 'Petiții', code: 'PET', secondary: true })
    const outgoing = await aRegister(placeOf(office), { name: 'Ieșiri', code: 'IES', category: 'iesire' })
    const all = {
      deadline_days: 15,
      day_type: 'working',
      legal_basis: 'Legea 50/1991 art. 6',
      register_id: office.registerId,
      fixed_register: true,
      secondary_register_ids: [secondary],
      receipt: false,
      create_case: true,
      case_only: false,
      skip_acceptance: true,
      broadcast: 'groups',
      online_available: true,
      online_filling: true,
      signature_type: 'digital',
      prescription_years: 100,
      gazette_category: 'f.7',
      legal_report: '544',
      prefect_notice: true,
      is_default: true,
    }
    const made = await add({ name: 'Certificat', ...all })
    expect(made.body.data).toMatchObject({ name: 'Certificat', ...all, version: 1 })
    expect((await browser.get<DocType>(`/api/doc_type/get/${made.body.id}`)).body).toEqual(made.body.data)
    const form = (await browser.get<DocTypeForm>('/api/doc_type/form')).body
    expect(form.secondary_registers).toMatchObject([
      { id: secondary, category: null, name: 'Petiții', code: 'PET' },
    ])
    expect(form.registers.map(({ id }) => id).sort()).toEqual([office.registerId, outgoing].sort())

    for (const [values, field] of [
      [{ fixed_register: true }, 'register_id'],
      [{ register_id: secondary }, 'register_id'],
      [{ register_id: outgoing }, 'register_id'],
      [{ secondary_register_ids: [office.registerId] }, 'secondary_register_ids'],
      [{ secondary_register_ids: [999_999] }, 'secondary_register_ids'],
      [{ case_only: true, is_default: true }, 'is_default'],
      [{ online_filling: true }, 'online_filling'],
      [{ broadcast: 'everybody' }, 'broadcast'],
      [{ gazette_category: 'z' }, 'gazette_category'],
      [{ prescription_years: 101 }, 'prescription_years'],
    ] as const) {
      const { status, body } = await add({ name: 'X', ...values })
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(values)).toEqual([422, [field]])
    }
    expect((await change(made.body.id, { register_id: null })).body.errors).toEqual({
      register_id: ['Alegeți registrul în care se înregistrează.'],
    })
  })

  it('bear a new version after every change and after no other save', async () => {
    const { add, change, browser } = await townHall()
    const first = (await add({ name: 'A', is_default: true })).body.data
    expect((await change(first.id, { name: 'A' })).body.data.version).toBe(1)
    expect((await change(first.id, { legal_basis: 'OG 27/2002' })).body.data.version).toBe(2)
    await add({ name: 'B', is_default: true })
    const after = (await browser.get<DocType>(`/api/doc_type/get/${first.id}`)).body
    expect(after).toMatchObject({ version: 3, is_default: false, legal_basis: 'OG 27/2002' })
  })
})
