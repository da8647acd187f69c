import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()
const { clerk, institutionId } = await clerkOffice(t)
type Saved = Failure & { id: number; data: Issuer }
let serial = 0
const add = (place: object) =>
  clerk.post<Saved>('/api/issuer/add', { type: 'pf', name: `Ionescu Vasile ${++serial}`, ...place })

it('takes counties and localities of Romania from the data, in their one spelling', async () => {
  for (const [place, stored] of [
    [{ county: 'jud. TIMIS', locality: 'timisoara' }, 'Timiș'],
    [{ county: 'PH', locality: 'Câmpina' }, 'Prahova'],
    [{ county: 'Cluj', locality: '', country: 'România' }, 'Cluj'],
  ] as const) {
    const { status, body } = await add(place)
    expect([status, body.data?.county], JSON.stringify(body.errors)).toEqual([200, stored])
  }
})

it('refuses what the data does not know, on its field', async () => {
  expect((await add({ county: 'Transilvania', locality: 'Brașov' })).body.errors).toEqual({
    county: ['Alegeți un județ din listă; pentru o adresă din altă țară, scrieți întâi țara.'],
  })
  expect((await add({ county: 'Prahova', locality: 'Cluj-Napoca' })).body.errors).toEqual({
    locality: ['În județul Prahova nu există această localitate. Alegeți una din listă.'],
  })
  expect((await add({ county: 'constructor', locality: 'toString' })).status).toBe(422)
})

it('leaves addresses of other countries free, and knows the institution’s own place', async () => {
  const abroad = await add({ country: 'Franța', county: 'Île-de-France', locality: 'Paris' })
  expect([abroad.status, abroad.body.data?.county]).toEqual([200, 'Île-de-France'])
  expect((await add({ county: 'Prahova', locality: 'Dealu Florilor' })).status).toBe(422)
  await t.asSuperuser(
    `update institutions set county_name = 'Prahova', locality = 'Dealu Florilor' where id = $1`,
    [institutionId],
  )
  expect((await add({ county: 'Prahova', locality: 'dealu florilor' })).status).toBe(200)
})

it('keeps an older place while something else is changed', async () => {
  const { id } = (await add({ county: 'Prahova', locality: 'Câmpina' })).body
  await t.asSuperuser(`update issuers set county = 'Jud Vechi', locality = 'Satul Vechi' where id = $1`, [id])
  const change = (values: object) => clerk.post<Saved>('/api/issuer/update', { id, values })
  expect((await change({ street: 'Florilor' })).status).toBe(200)
  expect((await change({ locality: 'Satul Nou' })).status).toBe(422)
  expect((await change({ county: 'Prahova', locality: 'Sinaia' })).status).toBe(200)
})
