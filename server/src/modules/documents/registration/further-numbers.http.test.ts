import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document, Registered, RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aDocType, aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Answer = Failure & { id: number; data: Registered }
type Taken = Failure & { data: Document }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  const place = { ...office.institution, database: t.database }
  const secondary = (code: string, more: object = {}) =>
    aRegister(place, { code, pattern: `${code}-#`, secondary: true, ...more })
  await aPerson(t.database, institutionId, 'ana', {
    permissions: ['document.list', 'document.register', 'document.annul'],
  })
  const browser = t.browser(host)
  await browser.signIn('ana')
  const register = (ids: number[], more: object = {}) =>
    browser.post<Answer>('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Hotărâre',
      secondary_register_ids: ids,
      ...more,
    })
  const take = (id: number, ids: number[]) =>
    browser.post<Taken>('/api/document/take_numbers', { id, secondary_register_ids: ids })
  const numbersOf = async (id: number) =>
    (await browser.get<Document>(`/api/document/get/${id}`)).body.further_numbers.map(
      (one) => one.register_number,
    )
  const lines = async () => {
    const [row] = await t.asSuperuser<{ lines: number }>(
      'select count(*)::int as lines from register_ledger where institution_id = $1',
      [institutionId],
    )
    return row?.lines
  }
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return { office, institutionId, place, browser, secondary, register, take, numbersOf, lines, damage }
}

describe('further numbers', () => {
  it('are taken at registration, in the same transaction, and later with POST /api/document/take_numbers', async () => {
    const { browser, secondary, register, take, numbersOf, damage } = await townHall()
    const [one, two, three] = [await secondary('A'), await secondary('B'), await secondary('C')]
    const form = await browser.get<{ secondary_registers: { id: number; next_sample: string }[] }>(
      '/api/document/registration_form',
    )
    expect(form.body.secondary_registers.map(({ next_sample }) => next_sample).sort()).toEqual([
      'A-1',
      'B-1',
      'C-1',
    ])
    const first = await register([two, one])
    expect(first.body.data).toMatchObject({
      number: 'RG-0001/2026',
      further_numbers: [{ register_number: 'A-1' }, { register_number: 'B-1' }],
    })
    expect(await numbersOf(first.body.id)).toEqual(['A-1', 'B-1'])
    const second = await register([one])
    expect(await numbersOf(second.body.id)).toEqual(['A-2'])
    const taken = await take(second.body.id, [three, two])
    expect(taken.body.data.further_numbers.map((one) => one.register_number)).toEqual(['A-2', 'B-2', 'C-1'])
    expect((await take(second.body.id, [three])).body.errors).toEqual({
      secondary_register_ids: ['Documentul are deja un număr din acest registru.'],
    })
    const activity = await browser.get<SubjectActivity[]>(`/api/document/activity/${second.body.id}`)
    expect(activity.body[0]).toMatchObject({
      action: 'document.number_taken',
      changes: [
        { field: 'number', after: 'C-1' },
        { field: 'register', after: expect.any(String) },
      ],
    })
    expect((await register([one, one])).status).toBe(422)
    expect(await damage()).toEqual([])
  })

  it('stand beside the own number wherever it is listed, and are searched for like it', async () => {
    const { office, browser, secondary, register } = await townHall()
    const petitions = await secondary('PET')
    await register([])
    const { id } = (await register([petitions])).body
    type Listed = { id: number; further_numbers: { register_number: string }[] }
    const list = async (query = '') =>
      (await browser.get<{ data: Listed[] }>(`/api/document/list/20${query}`)).body.data
    const shown = async (query = '') =>
      (await list(query)).map((row) => row.further_numbers.map((one) => one.register_number))
    expect(await shown()).toEqual([['PET-1'], []])
    const inRegister = (mode: string, ids: number[]) =>
      shown(
        `?filters[0][column]=register&${ids.map((one, n) => `filters[0][match][register][${mode}]${mode === 'in' ? `[${n}]` : ''}=${one}`).join('&')}`,
      )
    expect(await inRegister('in', [petitions])).toEqual([['PET-1']])
    expect(await inRegister('in', [petitions, office.registerId])).toEqual([['PET-1'], []])
    expect(await inRegister('notEquals', [petitions])).toEqual([[]])
    for (const typed of ['PET-1', 'pet 1', 'PET-1/2026', 'PET-1 din 20.11.2026']) {
      const found = await browser.post<{ data: Listed[] }>('/api/search/find', { q: typed })
      expect(
        found.body.data.map((row) => [row.id, row.further_numbers[0]?.register_number]),
        typed,
      ).toEqual([[id, 'PET-1']])
      expect(
        (await list(`?search=${encodeURIComponent(typed)}`)).map((row) => row.id),
        typed,
      ).toEqual([id])
    }
    expect(
      (await browser.post<{ data: Listed[] }>('/api/search/find', { q: 'PET-1/2025' })).body.data,
    ).toEqual([])
  })

  it('one full, closed, foreign, unknown or main register refuses the whole', async () => {
    const { office, institutionId, secondary, register, take, lines } = await townHall()
    const good = await secondary('A')
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const elsewhere = await townHall()
    const bad: [number, string][] = [
      [
        await secondary('F', { name: 'Plin', last_number: 4, next_number: 5 }),
        'Seria din „Plin” este completă: ultimul număr permis a fost dat.',
      ],
      [await secondary('I', { name: 'Închis', closed: true }), '„Închis” este închis: nu mai dă numere.'],
      [
        await secondary('S', {
          name: 'Străin',
          access: [{ principal: 'group', id: group, see: true, register: true }],
        }),
        'Nu aveți dreptul să înregistrați în „Străin”.',
      ],
      [
        await secondary('E', { name: 'Ieșiri', category: 'iesire' }),
        '„Ieșiri” nu primește documente din această categorie.',
      ],
      [
        office.registerId,
        'Numere suplimentare dau numai registrele secundare; „Registrul general” nu este secundar.',
      ],
      [await elsewhere.secondary('X'), 'Valoarea aleasă nu există.'],
    ]
    const { id } = (await register([])).body
    for (const [registerId, sentence] of bad) {
      const refusal = { secondary_register_ids: [sentence] }
      expect((await register([good, registerId])).body.errors).toEqual(refusal)
      const later = await take(id, [good, registerId])
      expect(later.body.errors, JSON.stringify(later.body)).toEqual(refusal)
    }
    expect(await lines()).toBe(1)
  })

  it('of a register that a type names are shown with the reason why it gives none', async () => {
    const { institutionId, place, browser, secondary } = await townHall()
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const access = [{ principal: 'group' as const, id: group, see: true, register: true }]
    const closed = await secondary('I', { closed: true })
    const foreign = await secondary('S', { access })
    const full = await secondary('F', { last_number: 4, next_number: 5 })
    await secondary('N', { closed: true })
    await aDocType(place, { secondary_register_ids: [closed, foreign] })
    const { body } = await browser.get<RegistrationForm>('/api/document/registration_form')
    const offered = new Map(body.secondary_registers.map(({ id, ...one }) => [id, one]))
    expect([...offered.keys()].sort()).toEqual([closed, foreign, full].sort())
    expect([closed, foreign, full].map((id) => offered.get(id)?.refused)).toEqual([
      'closed',
      'access',
      'full',
    ])
    expect(offered.get(full)?.next_sample).toBe('')
  })

  it('are not taken by an annulled document or one that may not be edited', async () => {
    const { institutionId, office, browser, secondary, register, take } = await townHall()
    const one = await secondary('A')
    const { id } = (await register([])).body
    await aPerson(t.database, institutionId, 'ion', { permissions: ['document.register'] })
    const ion = t.browser(office.institution.host)
    await ion.signIn('ion')
    const call = { id, secondary_register_ids: [one] }
    expect((await ion.post('/api/document/take_numbers', call)).status).toBe(403)
    await browser.post('/api/document/annul', { id, reason: 'Dublu' })
    expect((await take(id, [one])).body.code).toBe('DOCUMENT_ANNULLED')
  })

  it('open the document to who may see the secondary register', async () => {
    const { institutionId, office, browser, secondary, register } = await townHall()
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const one = await secondary('A')
    await t.asSuperuser(
      `insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register) values ($1, $2, 'group', $3, true, true)`,
      [institutionId, office.registerId, group],
    )
    await t.asSuperuser(
      `insert into register_access (institution_id, register_id, principal, user_id, can_see, can_register)
       select $1, $2, 'user', id, true, true from users where institution_id = $1 and username = 'ana'`,
      [institutionId, office.registerId],
    )
    const { id } = (await register([])).body
    await aPerson(t.database, institutionId, 'vede', { permissions: ['document.list'] })
    const seer = t.browser(office.institution.host)
    await seer.signIn('vede')
    const total = async () =>
      (await seer.get<{ meta: { total: number } }>('/api/document/list/20')).body.meta.total
    expect([(await seer.get(`/api/document/get/${id}`)).status, await total()]).toEqual([404, 0])
    expect(
      (await browser.post('/api/document/take_numbers', { id, secondary_register_ids: [one] })).status,
    ).toBe(200)
    expect([(await seer.get(`/api/document/get/${id}`)).status, await total()]).toEqual([200, 1])
  })

  it('of many documents at once in opposite order: no deadlock seen, none twice, none left out', async () => {
    const { secondary, register, take, damage, lines } = await townHall()
    const [one, two] = [await secondary('A'), await secondary('B')]
    const papers = await Promise.all(Array.from({ length: 10 }, () => register([])))
    const answers = await Promise.all([
      ...papers.map(({ body }, n) => take(body.id, n % 2 === 0 ? [one, two] : [two, one])),
      ...Array.from({ length: 20 }, (_, n) => register(n % 2 === 0 ? [two, one] : [one, two])),
    ])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await lines()).toBe(90)
    expect(await damage()).toEqual([])
  })
})
