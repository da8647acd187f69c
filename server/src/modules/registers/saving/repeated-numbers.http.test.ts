import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
type Saved = Failure & { id: number; data: Register; numbers: { number: string }[] }

async function townHall(fields: object) {
  const office = await freshOffice(t.database)
  const place = { ...office.institution, database: t.database }
  await aPerson(t.database, place.id, 'arhivar', {
    permissions: ['register.manage', 'document.register', 'number.reserve'],
  })
  const browser = t.browser(place.host)
  await browser.signIn('arhivar')
  const id = await aRegister(place, { name: 'Manual', code: 'M', ...fields })
  const post = (call: string, body: object) => browser.post<Saved>(`/api/${call}`, body)
  return {
    id,
    place,
    post,
    change: (values: object) => post('register/update', { id, values }),
    open: (first: number) => post('register/open_series', { id, first_number: first, reason: 'Serie nouă' }),
    reserve: async (count: number, on?: string) => {
      const wish = { register_id: id, count, confirmed: true, ...(on && { reserved_on: on }) }
      const { body } = await post('number_reservation/add', wish)
      return body.numbers?.map(({ number }) => number) ?? body.errors
    },
    register: (more: object) =>
      post('document/add', {
        category: 'intrare',
        register_id: office.registerId,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: 'Cerere',
        ...more,
      }),
  }
}

it('a new series by hand does not meet a number of the same year, and may in the next', async () => {
  const { open, change, reserve } = await townHall({ pattern: 'M-#', reset: 'manual' })
  expect(await reserve(2)).toEqual(['M-1', 'M-2'])
  expect((await open(1)).body.errors).toEqual({
    first_number: [
      'Seria ar da din nou „M-1”, care a fost dat în 2026. Începeți de la 3 sau alegeți întâi alt model de număr.',
    ],
  })
  expect((await open(3)).status).toBe(200)
  expect(await reserve(1)).toEqual(['M-3'])
  expect((await change({ pattern: 'M2-#' })).status).toBe(200)
  expect((await open(1)).status).toBe(200)
  expect(await reserve(1)).toEqual(['M2-1'])
  t.clock.set('2027-01-04T10:00:00+02:00')
  expect((await open(1)).status).toBe(200)
  expect(await reserve(1)).toEqual(['M2-1'])
})

it('another pattern does not meet a number either, however it came to be written', async () => {
  const { change, reserve } = await townHall({ pattern: '1#', next_number: 5 })
  expect(await reserve(4)).toEqual(['15', '16', '17', '18'])
  const refused = await change({ pattern: '#' })
  expect(refused.body.errors).toEqual({
    pattern: [
      'Registrul ar da din nou „15”, care a fost dat în 2026. Alegeți un model care se deosebește de numerele date, de exemplu cu alt prefix.',
    ],
  })
  expect((await change({ pattern: '0#' })).status).toBe(200)
  expect(await reserve(1)).toEqual(['09'])
})

it('bare numbers begin anew each year by themselves', async () => {
  const { reserve, change } = await townHall({ pattern: '#' })
  expect(await reserve(2)).toEqual(['1', '2'])
  t.clock.set('2027-01-04T10:00:00+02:00')
  expect(await reserve(2)).toEqual(['1', '2'])
  expect((await change({ pattern: '##' })).status).toBe(200)
})

it('a number reserved for a day to come belongs to the year it bears', async () => {
  const { reserve, open } = await townHall({ pattern: '#', reset: 'manual' })
  expect(await reserve(2, '2027-02-01')).toEqual(['1', '2'])
  expect((await open(1)).status).toBe(422)
  // With a manual reset no year begins anew, and above the numbers given the series meets none.
  expect((await open(3)).status).toBe(200)
  t.clock.set('2027-01-04T10:00:00+02:00')
  expect((await open(2)).status).toBe(422)
  expect((await open(3)).status).toBe(200)
})

it('a pattern that tells the day meets no number of a day that is over', async () => {
  const { reserve, open } = await townHall({ pattern: '#/{DD}.{MM}', reset: 'manual' })
  expect(await reserve(1)).toEqual(['1/20.11'])
  expect((await open(1)).status).toBe(422)
  t.clock.set('2026-11-21T10:00:00+02:00')
  expect((await open(1)).status).toBe(200)
  expect(await reserve(1)).toEqual(['1/21.11'])
})

it('the ledger refuses what slipped past the dialogs, naming register, number and what to change', async () => {
  const sentence = (number: string) =>
    `Numărul „${number}” a fost deja dat în 2026 în „Manual”. Un administrator al registrelor alege alt model de număr sau deschide o serie cu alte numere.`
  const { id, place, reserve, register } = await townHall({ pattern: '#' })
  await t.asSuperuser(`update registers set reset = 'manual' where id = $1`, [id])
  await t.asSuperuser('update register_counters set manual_series = 9 where register_id = $1', [id])
  expect(await reserve(2)).toEqual(['1', '2'])
  await t.asSuperuser('update register_counters set manual_series = 10 where register_id = $1', [id])
  await t.asSuperuser(`update register_counters set series = 'm10', next_number = 2 where register_id = $1`, [
    id,
  ])
  expect(await reserve(3)).toEqual({ register_id: [sentence('2')] })
  const refused = await register({ register_id: id })
  expect([refused.status, refused.body.errors]).toEqual([422, { register_id: [sentence('2')] }])
  const further = await aRegister(place, {
    name: 'Secundar',
    code: 'S',
    pattern: 'S#',
    secondary: true,
    reset: 'manual',
  })
  expect((await register({ secondary_register_ids: [further] })).status).toBe(200)
  await t.asSuperuser(
    'update register_counters set manual_series = 2, series = $2, next_number = 1 where register_id = $1',
    [further, 'm2'],
  )
  expect((await register({ secondary_register_ids: [further] })).body.errors).toEqual({
    secondary_register_ids: [sentence('S1').replace('Manual', 'Secundar')],
  })
})

it('a series does not begin past its last number, and a full register gives and offers none', async () => {
  const { id, place, post, open, change, reserve } = await townHall({
    pattern: 'M-#',
    reset: 'manual',
    last_number: 2,
  })
  const add = (values: object) =>
    post('register/add', { name: 'Nou', code: 'N', pattern: 'N-#', last_number: 5, ...values })
  const tooBig = (field: string, maximum: number) => ({
    [field]: [`Cea mai mare valoare permisă este ${maximum}.`],
  })
  expect((await add({ next_number: 10 })).body.errors).toEqual(tooBig('next_number', 5))
  expect((await add({ number_after_reset: 6 })).body.errors).toEqual(tooBig('number_after_reset', 5))
  expect((await change({ next_number: 3 })).body.errors).toEqual(tooBig('next_number', 2))
  expect(await reserve(2)).toEqual(['M-1', 'M-2'])
  expect((await open(10)).body.errors).toEqual(tooBig('first_number', 2))
  const full = await change({ description: 'Complet' })
  expect(full.body.data).toMatchObject({ full: true, next_sample: '' })
  const offered = async () => {
    const browser = t.browser(place.host)
    await browser.signIn('arhivar')
    type Form = { registers: { id: number; refused?: string | null }[] }
    const to = async (path: string) =>
      (await browser.get<Form>(path)).body.registers.find((one) => one.id === id)?.refused
    return [await to('/api/document/registration_form'), await to('/api/number_reservation/form')]
  }
  // Its two reserved numbers may still be used.
  expect(await offered()).toEqual([null, undefined])
  await t.asSuperuser(
    `update number_reservations set state = 'released', released_at = now(), released_by_name = 'x', release_reason = 'x' where register_id = $1`,
    [id],
  )
  expect(await offered()).toEqual(['full', undefined])
})

it('a secondary register is no default, and an entry of access without any right is refused', async () => {
  const { change, place, post } = await townHall({ pattern: '#' })
  const sentence = {
    is_default: ['Un registru secundar nu poate fi implicit: dă numai numere suplimentare.'],
  }
  const secondary = { name: 'S', code: 'S', pattern: 'S#', secondary: true, is_default: true }
  expect((await post('register/add', secondary)).body.errors).toEqual(sentence)
  expect((await change({ is_default: true })).status).toBe(200)
  expect((await change({ secondary: true })).body.errors).toEqual(sentence)
  const person = await aPerson(t.database, place.id, 'sorin', {})
  const entry = { principal: 'user', id: person, see: false, register: false }
  const refused = await change({ access: [entry] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['access']])
  expect((await change({ access: [{ ...entry, register: true }] })).status).toBe(200)
})
