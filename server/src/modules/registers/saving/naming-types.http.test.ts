import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aDocType, aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved = Failure & { id: number; data: Register }

/** A main register that „Petiție” proposes, and a secondary one from which „Certificat” takes a further number. */
async function townHall() {
  const office = await freshOffice(t.database)
  const place = { ...office.institution, database: t.database }
  await aPerson(t.database, place.id, 'arhivar', {
    permissions: ['register.manage', 'doc_type.manage', 'document.register', 'number.reserve'],
  })
  const browser = t.browser(place.host)
  await browser.signIn('arhivar')
  const main = await aRegister(place, { name: 'Petiții', code: 'PET' })
  const secondary = await aRegister(place, { name: 'Certificate', code: 'CRT', secondary: true })
  const petition = await aDocType(place, { name: 'Petiție', register_id: main, fixed_register: true })
  await aDocType(place, { name: 'Certificat', secondary_register_ids: [secondary] })
  const change = (id: number, values: object) => browser.post<Saved>('/api/register/update', { id, values })
  const changeType = (id: number, values: object) =>
    browser.post<Failure>('/api/doc_type/update', { id, values })
  return { office, place, browser, main, secondary, petition, change, changeType }
}

describe('a register that document types name', () => {
  it('does not become what they cannot use, and says which they are', async () => {
    const { place, main, secondary, change, changeType, petition } = await townHall()
    const sentence = (names: string) => [
      `Tipuri de documente care folosesc registrul și nu s-ar mai potrivi cu el: ${names}. Alegeți întâi alt registru pentru ele.`,
    ]
    for (const [id, values, field, name] of [
      [main, { secondary: true }, 'secondary', '„Petiție”'],
      [main, { category: 'iesire' }, 'category', '„Petiție”'],
      [secondary, { secondary: false }, 'secondary', '„Certificat”'],
      [secondary, { category: 'interne' }, 'category', '„Certificat”'],
    ] as const) {
      const { status, body } = await change(id, values)
      expect([status, body.errors], JSON.stringify(values)).toEqual([422, { [field]: sentence(name) }])
    }
    expect((await change(main, { category: 'intrare', description: 'Da' })).status).toBe(200)
    expect((await change(secondary, { category: 'intrare' })).status).toBe(200)
    for (const name of ['A', 'B', 'C', 'D', 'E']) await aDocType(place, { name, register_id: main })
    expect((await change(main, { category: 'iesire' })).body.errors).toEqual({
      category: sentence('„A”, „B”, „C”, „D”, „E”, și încă 1'),
    })
    await t.asSuperuser(`delete from doc_types where institution_id = $1 and length(name) = 1`, [place.id])
    await changeType(petition, { register_id: null, fixed_register: false })
    expect((await change(main, { secondary: true, category: 'iesire' })).status).toBe(200)
  })

  it('and a type that is saved at the same time: one of both is refused', async () => {
    const { place, change, changeType } = await townHall()
    for (let n = 0; n < 6; n++) {
      const register = await aRegister(place)
      const type = await aDocType(place)
      const answers = await Promise.all([
        change(register, { category: 'iesire' }),
        changeType(type, { register_id: register }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    }
  })
})

describe('GET /api/register/closing', () => {
  it('says before a register is closed what that stops; closed, it is no default and its reserved numbers rest', async () => {
    const { place, browser, main, secondary, change } = await townHall()
    await aDocType(place, { name: 'Reclamație', register_id: main })
    await change(main, { is_default: true })
    for (const count of [1, 11])
      await browser.post('/api/number_reservation/add', { register_id: main, count, confirmed: true })
    const closing = async (id: number) => (await browser.get(`/api/register/closing/${id}`)).body
    expect(await closing(main)).toEqual({
      types: [
        { name: 'Petiție', use: 'only' },
        { name: 'Reclamație', use: 'proposed' },
      ],
      reserved: Array.from({ length: 10 }, (_, n) => String(n + 1).padStart(6, '0')),
      reserved_numbers: 12,
    })
    expect(await closing(secondary)).toMatchObject({
      types: [{ name: 'Certificat', use: 'further' }],
      reserved: [],
    })
    expect((await browser.get('/api/register/closing/999999')).status).toBe(404)
    const usable = async () =>
      (await browser.get<{ numbers: object[] }>(`/api/number_reservation/usable?register_id=${main}`)).body
        .numbers
    expect(await usable()).toHaveLength(12)
    const closed = await browser.post<Saved>('/api/register/close', { id: main, reason: 'Sfârșit' })
    expect(closed.body.data).toMatchObject({ closed: true, is_default: false })
    expect(await usable()).toEqual([])
    expect((await change(main, { is_default: true })).body.errors).toEqual({
      is_default: ['Un registru închis nu poate fi implicit. Redeschideți-l întâi.'],
    })
    const reopened = await browser.post<Saved>('/api/register/reopen', { id: main, reason: 'Greșit' })
    expect(reopened.body.data).toMatchObject({ closed: false, is_default: false })
    expect(await usable()).toHaveLength(12)
  })
})
