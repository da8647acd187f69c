import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const start = '2026-11-20T10:00:00+02:00'
// The sessions must outlast the years this file walks through.
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
type Saved = Failure & { id: number; data: Register }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  await aPerson(t.database, institutionId, 'arhivar', {
    name: 'Sorin Bujor',
    permissions: ['register.manage', 'document.register', 'document.list'],
  })
  const browser = t.browser(host)
  await browser.signIn('arhivar')
  const add = (values: object) => browser.post<Saved>('/api/register/add', values)
  const change = (id: number, values: object, version?: number) =>
    browser.post<Saved>('/api/register/update', { id, values, ...(version !== undefined && { version }) })
  const get = async (id: number) => (await browser.get<Register>(`/api/register/get/${id}`)).body
  const register = async (registerId: number, changes: object = {}) =>
    browser.post<Failure & { data: Registered }>('/api/document/add', {
      category: 'intrare',
      register_id: registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Cerere',
      ...changes,
    })
  const number = async (registerId: number) => (await register(registerId)).body.data.number
  return { office, institutionId, browser, add, change, get, register, number }
}
const values = { name: 'Dispoziții', code: 'DSP', pattern: '{REG}-###/{YYYY}' }

describe('POST /api/register/add', () => {
  it('is refused without the right', async () => {
    const { office, institutionId } = await townHall()
    await aPerson(t.database, institutionId, 'sorin', { permissions: ['document.register'] })
    const gina = t.browser(office.institution.host)
    expect((await gina.post('/api/register/add', values)).status).toBe(401)
    await gina.signIn('sorin')
    for (const call of ['add', 'update', 'open_series']) {
      const refused = await gina.post<Failure>(`/api/register/${call}`, values)
      expect([refused.status, refused.body.missing], call).toEqual([403, 'register.manage'])
    }
    expect((await gina.get('/api/register/list')).status).toBe(403)
    expect((await gina.get(`/api/register/get/${office.registerId}`)).status).toBe(403)
    expect((await gina.get('/api/register/options')).status).toBe(200)
  })

  it('makes a register with the first number chosen, shown as the paper will bear it', async () => {
    const { add, number, register } = await townHall()
    const made = await add({ ...values, next_number: 57 })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.data).toMatchObject({
      ...values,
      category: null,
      next_number: 57,
      current_number: 0,
      current_sample: '',
      next_sample: 'DSP-057/2026',
      reset: 'auto',
      number_after_reset: 1,
      access: [],
      version: 1,
      can: { edit: true },
    })
    expect(await number(made.body.id)).toBe('DSP-057/2026')
    expect((await register(made.body.id)).body.data.number).toBe('DSP-058/2026')
  })

  it('says what is wrong with a pattern and which name or code is taken', async () => {
    const { add } = await townHall()
    const wrong = await add({ ...values, pattern: 'DSP/{YYYY}' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { pattern: ['Modelul trebuie să conțină contorul, de exemplu ####.'] },
    ])
    for (const [change, field] of [
      [{ code: 'rg' }, 'code'],
      [{ name: 'REGISTRUL general' }, 'name'],
    ] as const) {
      const taken = await add({ ...values, ...change })
      expect([taken.status, taken.body.errors]).toEqual([
        422,
        { [field]: ['Există deja o înregistrare cu această valoare.'] },
      ])
    }
  })

  it('is done once for a key', async () => {
    const { browser } = await townHall()
    const key = { 'idempotency-key': 'register-0001' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post<Saved>('/api/register/add', values, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const other = await browser.post<Saved>('/api/register/add', { ...values, code: 'X' }, key)
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('keeps at most one default for a category', async () => {
    const { add, get, change } = await townHall()
    const one = (await add({ ...values, is_default: true })).body.id
    const intake = (
      await add({ name: 'Intrări', code: 'I', pattern: '#', category: 'intrare', is_default: true })
    ).body.id
    expect([(await get(one)).is_default, (await get(intake)).is_default]).toEqual([true, true])
    const two = (await add({ name: 'Altul', code: 'A', pattern: 'A-#' })).body.id
    await change(two, { is_default: true })
    expect([
      (await get(one)).is_default,
      (await get(two)).is_default,
      (await get(intake)).is_default,
    ]).toEqual([false, true, true])
  })
})

describe('POST /api/register/update', () => {
  it('leaves one default for a category, also of several that are made at the same time', async () => {
    const { office, add, change, get } = await townHall()
    const answers = await Promise.all([
      change(office.registerId, { is_default: true }),
      ...[1, 2, 3, 4].map((n) => add({ ...values, name: `R ${n}`, code: `R${n}`, is_default: true })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const all = await Promise.all(answers.map(({ body }) => get(body.id)))
    expect(all.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('changes the given fields alone', async () => {
    const { add, change, get, institutionId } = await townHall()
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const { id } = (
      await add({
        ...values,
        next_number: 9,
        number_after_reset: 5,
        reset: 'manual',
        in_main_list: false,
        description: 'Text',
        access: [{ principal: 'group', id: group, see: true, register: false }],
      })
    ).body
    const before = await get(id)
    const changed = await change(id, { description: 'Alt text' })
    expect(changed.body.data).toEqual({ ...before, description: 'Alt text', version: 2 })
  })

  it('refuses a change made on an older version, naming who changed it meanwhile', async () => {
    const { office, change } = await townHall()
    expect((await change(office.registerId, { description: 'a' }, 1)).status).toBe(200)
    const stale = await change(office.registerId, { description: 'b' }, 1)
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
    expect(stale.body.message).toContain('Sorin Bujor')
  })

  it('never gives a number again and never leaves a gap, in both directions', async () => {
    const { office, change, number, get } = await townHall()
    const id = office.registerId
    expect((await change(id, { next_number: 40 })).body.data.next_sample).toBe('RG-0040/2026')
    expect((await change(id, { next_number: 7 })).body.data.next_sample).toBe('RG-0007/2026')
    expect(await number(id)).toBe('RG-0007/2026')
    const given = await change(id, { next_number: 7 })
    expect(given.body.errors).toEqual({
      next_number: ['Numărul 7 a fost deja dat; cel mai mic posibil este 8.'],
    })
    const gap = await change(id, { next_number: 9 })
    expect(gap.body.errors).toEqual({ next_number: ['Numerele nu se pot sări: în această serie urmează 8.'] })
    expect((await change(id, { next_number: 8 })).status).toBe(200)
    expect(await get(id)).toMatchObject({ next_number: 8, current_number: 7 })
  })

  it('lets the first number of a new year be chosen for that year alone, before it is given', async () => {
    const { office, change, number, get } = await townHall()
    const id = office.registerId
    await change(id, { number_after_reset: 2 })
    expect(await number(id)).toBe('RG-0001/2026')
    t.clock.set('2027-01-01T00:00:00+02:00')
    expect(await get(id)).toMatchObject({ next_sample: 'RG-0002/2027', current_number: 0 })
    expect((await change(id, { next_number: 30 })).body.data).toMatchObject({
      next_sample: 'RG-0030/2027',
      number_after_reset: 2,
    })
    expect(await number(id)).toBe('RG-0030/2027')
    t.clock.set('2028-01-01T00:00:00+02:00')
    expect(await number(id)).toBe('RG-0002/2028')
  })

  it('changes the reset between two series only, and never back into one that has numbers', async () => {
    const { office, change, number } = await townHall()
    const id = office.registerId
    const sentence = { reset: ['Resetarea se poate schimba doar înainte de primul număr al unei serii.'] }
    expect((await change(id, { reset: 'manual' })).status).toBe(200)
    expect((await change(id, { reset: 'auto' })).status).toBe(200)
    expect(await number(id)).toBe('RG-0001/2026')
    expect((await change(id, { reset: 'manual' })).body.errors).toEqual(sentence)
    t.clock.set('2027-01-01T10:00:00+02:00')
    expect((await change(id, { reset: 'manual', number_after_reset: 500 })).status).toBe(200)
    expect(await number(id)).toBe('RG-0500/2027')
    expect((await change(id, { reset: 'auto' })).body.errors).toEqual(sentence)
  })

  it('takes access of groups and people of this institution only, each once', async () => {
    const { office, institutionId, change, get } = await townHall()
    const other = await freshOffice(t.database)
    const id = office.registerId
    const mine = await aGroup(t.database, institutionId, 'Taxe')
    const foreign = await aGroup(t.database, other.institution.id, 'Taxe')
    const entry = { principal: 'group', see: true, register: false }
    const refused = await change(id, { access: [{ ...entry, id: foreign }] })
    expect([refused.status, refused.body.errors]).toEqual([422, { access: ['Valoarea aleasă nu există.'] }])
    const person = await change(id, { access: [{ ...entry, principal: 'user', id: other.clerk.id }] })
    expect([person.status, Object.keys(person.body.errors!)]).toEqual([422, ['access']])
    const twice = await change(id, {
      access: [
        { ...entry, id: mine },
        { ...entry, id: mine },
      ],
    })
    expect([twice.status, Object.keys(twice.body.errors!)]).toEqual([422, ['access']])
    await change(id, { access: [{ ...entry, id: mine }] })
    expect((await get(id)).access).toEqual([{ ...entry, id: mine, name: 'Taxe' }])
    await change(id, { access: [] })
    expect((await get(id)).access).toEqual([])
  })
})

describe('registering in a register', () => {
  it('is refused without access, in a closed or full one, and for another category', async () => {
    const { office, institutionId, add, register, change } = await townHall()
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const { id } = (
      await add({ ...values, access: [{ principal: 'group', id: group, see: true, register: true }] })
    ).body
    const set = (text: string) => t.asSuperuser(`update registers set ${text} where id = $1`, [id])
    const refusal = async () => {
      const { status, body } = await register(id)
      return status === 200 ? 200 : [status, body.errors]
    }
    expect(await refusal()).toEqual([
      422,
      { register_id: ['Nu aveți dreptul să înregistrați în acest registru.'] },
    ])
    await change(id, { access: [] })
    expect(await refusal()).toBe(200)
    await set('last_number = 1')
    expect(await refusal()).toEqual([
      422,
      { register_id: ['Seria registrului este completă: ultimul număr permis a fost dat.'] },
    ])
    await set('last_number = null, closed = true')
    expect(await refusal()).toEqual([422, { register_id: ['Registrul este închis.'] }])
    await set(`closed = false, category = 'iesire'`)
    expect(await refusal()).toEqual([
      422,
      { register_id: ['Registrul nu primește documente din această categorie.'] },
    ])
    expect((await register(999_999)).body.errors).toEqual({ register_id: ['Valoarea aleasă nu există.'] })
    await set('category = null')
    expect((await register(id)).body.data.number).toBe('DSP-002/2026')
    expect(office.registerId).not.toBe(id)
  })

  it('follows see and register apart, for people and groups, and DocAdmin may always', async () => {
    const { office, institutionId, add } = await townHall()
    const host = office.institution.host
    const group = await aGroup(t.database, institutionId, 'Taxe')
    const rights = { permissions: ['document.register', 'document.list'] as never[] }
    const seerId = await aPerson(t.database, institutionId, 'vede', rights)
    await aPerson(t.database, institutionId, 'membru', { ...rights, groupIds: [group] })
    await aPerson(t.database, institutionId, 'strain', rights)
    await aPerson(t.database, institutionId, 'sef', { ...rights, roles: ['DocAdmin'] })
    const { id } = (
      await add({
        ...values,
        access: [
          { principal: 'user', id: seerId, see: true, register: false },
          { principal: 'group', id: group, see: false, register: true },
        ],
      })
    ).body
    const outcome = async (username: string) => {
      const browser = t.browser(host)
      await browser.signIn(username)
      const form = await browser.get<{ registers: { id: number }[] }>('/api/document/registration_form')
      const added = await browser.post<{ id: number }>('/api/document/add', {
        category: 'intrare',
        register_id: id,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: username,
      })
      return { offered: form.body.registers.some((one) => one.id === id), status: added.status, browser }
    }
    const member = await outcome('membru')
    const head = await outcome('sef')
    const seer = await outcome('vede')
    const stranger = await outcome('strain')
    expect([member, head, seer, stranger].map(({ offered, status }) => [offered, status])).toEqual([
      [true, 200],
      [true, 200],
      [false, 422],
      [false, 422],
    ])
    const total = async (browser: typeof member.browser) =>
      (await browser.get<{ meta: { total: number } }>('/api/document/list/20')).body.meta.total
    expect([
      await total(member.browser),
      await total(head.browser),
      await total(seer.browser),
      await total(stranger.browser),
    ]).toEqual([1, 2, 2, 0])
  })

  it('counts each day anew in a daily register', async () => {
    const { add, number } = await townHall()
    const { id } = (await add({ ...values, pattern: '{YYYY}{MM}{DD}-##' })).body
    await t.asSuperuser('update registers set daily = true where id = $1', [id])
    expect([await number(id), await number(id)]).toEqual(['20261120-01', '20261120-02'])
    t.clock.set('2026-11-20T23:59:59+02:00')
    expect(await number(id)).toBe('20261120-03')
    t.clock.set('2026-11-21T00:00:00+02:00')
    expect(await number(id)).toBe('20261121-01')
  })
})

describe('POST /api/register/open_series', () => {
  it('opens a new series of a manual register, once for each version, with its reason kept', async () => {
    const { add, browser, number, get } = await townHall()
    const { id } = (await add({ ...values, pattern: 'DSP ###', reset: 'manual' })).body
    expect([await number(id), await number(id)]).toEqual(['DSP 001', 'DSP 002'])
    const open = (body: object) => browser.post<Saved>('/api/register/open_series', { id, ...body })
    expect((await open({ first_number: 1 })).body.errors).toEqual({
      reason: ['Acest câmp trebuie să fie completat.'],
    })
    const { version } = await get(id)
    const opened = await open({ first_number: 10, reason: 'Registru nou', version })
    expect(opened.body.data).toMatchObject({ next_number: 10, current_number: 0, next_sample: 'DSP 010' })
    expect((await open({ first_number: 20, reason: 'Din nou', version })).body.code).toBe('STALE_VERSION')
    expect(await number(id)).toBe('DSP 010')
    t.clock.set('2027-03-01T10:00:00+02:00')
    expect(await number(id)).toBe('DSP 011')
  })

  it('is a conflict for a register that is reset by itself or closed', async () => {
    const { office, browser } = await townHall()
    const body = { id: office.registerId, first_number: 1, reason: 'x' }
    expect((await browser.post<Failure>('/api/register/open_series', body)).body.code).toBe('CONFLICT')
    expect((await browser.post('/api/register/open_series', { ...body, id: 999_999 })).status).toBe(404)
  })
})
