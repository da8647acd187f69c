import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { field, focused, openRegistration } from '../../../../test/registration.tsx'

const sectors = [1, 2, 3].map((n) => ({
  siruta: n,
  name: `Sectorul ${n}`,
  uat: 'București',
  display: `București, Sectorul ${n}`,
  postal_code: '',
}))

test('in Bucharest the locality stands by itself, and choosing a sector among localities fills the sector', async () => {
  openRegistration({
    'POST /api/issuer/suggest': { body: [] },
    'GET /api/locality/options': { body: sectors },
  })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('Rotaru Ion{Alt>}d{/Alt}')
  const county = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Județ' })
  await user.type(county, 'bucur{Enter}')
  const locality = screen.getByRole<HTMLInputElement>('combobox', { name: 'Localitate' })
  await waitFor(() => expect(locality.value).toBe('București'))
  await user.clear(locality)
  await user.type(locality, 'Bucu')
  await user.click(await screen.findByText('București, Sectorul 3'))
  expect(locality.value).toBe('București')
  const sector = screen.getByRole<HTMLSelectElement>('combobox', { name: /Sector/ })
  expect(sector.value).toBe('3')
  await user.clear(locality)
  await user.type(locality, 'Bucu{Tab}')
  expect(locality.value).toBe('București')
  await user.clear(county)
  await user.type(county, 'prah{Enter}')
  await waitFor(() => expect(locality.value).toBe(''))
  expect(screen.queryByRole('combobox', { name: /Sector/ })).toBeNull()
})

test('a country is found by typing without marks, and one that is not there is said', async () => {
  openRegistration({ 'POST /api/issuer/suggest': { body: [] } })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('Rotaru Ion{Alt>}d{/Alt}')
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Țar/ })
  expect(country.value).toBe('România')
  await user.clear(country)
  await user.type(country, 'Atlantida')
  expect(await screen.findByText('Nu s-a găsit nicio țară.')).toBeTruthy()
  await user.clear(country)
  await user.type(country, 'elvet{Enter}')
  expect(country.value).toBe('Elveția')
})

test('an odd CNP is remarked on while it is written', async () => {
  openRegistration({ 'POST /api/issuer/suggest': { body: [] } })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('Rotaru Ion{Alt>}d{/Alt}')
  await user.type(await screen.findByLabelText('CNP'), '1960101490017')
  expect(await screen.findByText(/Codul județului din CNP nu este în listă/)).toBeTruthy()
})
