import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { field, focused, openRegistration } from '../../../../test/registration.tsx'

const shownIn = (path: string) => (field(path) as HTMLInputElement).value
const unknown = {
  'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list', 'issuer.edit')) },
  'POST /api/issuer/suggest': { body: [] },
  'POST /api/issuer/match': { body: { data: [{ found: [], by: 'none' }] } },
  'POST /api/issuer/similar': { body: [] },
}

async function begin(typed: string) {
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard(typed)
  await screen.findByText('Nu s-au găsit rezultate')
  await user.click(screen.getByText(/^Deponent nou „/))
  await waitFor(() => expect(focused()).toBe('issuer.name'))
}

test('a CNP nobody is known by begins a person with that CNP', async () => {
  openRegistration(unknown)
  await begin('1960101470012')
  expect([shownIn('issuer.cnp'), shownIn('issuer.name')]).toEqual(['1960101470012', ''])
})

test('a CUI nobody is known by begins a firm, which is looked up at once', async () => {
  openRegistration({
    ...unknown,
    'GET /api/company_lookup/get': ({ url }) => ({
      body: {
        state: 'found',
        company: {
          cui: new URL(url, 'http://localhost').searchParams.get('cui'),
          name: 'COMPANIA DE APĂ SA',
          onrc: '',
          phone: '',
          county: '',
          locality: '',
          sector: '',
          street_type: '',
          street: '',
          number: '',
          block: '',
          staircase: '',
          floor: '',
          apartment: '',
          postal_code: '',
          address: '',
          inactive: false,
        },
        message: '',
      },
    }),
  })
  await begin('361757')
  expect(shownIn('issuer.cui')).toBe('361757')
  await waitFor(() => expect(shownIn('issuer.name')).toBe('COMPANIA DE APĂ SA'))
})
