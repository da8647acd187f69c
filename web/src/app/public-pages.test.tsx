import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../test/application.tsx'
import { institution } from '../../test/people.ts'
import { refusal } from '../../test/server.ts'

test('a tracking code shows number, status and history; a wrong one says so in the page', async () => {
  openApplication('/urmarire/AB12', null, {
    'GET /api/tracking/get/AB12': {
      body: {
        number: 'DGA-0042/2026',
        further_numbers: [{ register_number: 'P-0031' }],
        registered_on: '2026-11-20',
        institution: institution.name,
        status: { code: 'working', name: 'În lucru', className: 'status-info' },
        next: 'Urmează soluționarea, cel târziu la 21.12.2026.',
        deadline_on: null,
        is_test: true,
        history: [{ at: '2026-11-20T08:00:00Z', title: 'Înregistrat' }],
      },
    },
  })
  await screen.findByText('DGA-0042/2026 (P-0031)')
  expect(screen.getByText('Document de test, fără valoare.')).toBeTruthy()
  expect(screen.getByText('În lucru')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ce urmează' })).toBeTruthy()
  expect(screen.getByText('Urmează soluționarea, cel târziu la 21.12.2026.')).toBeTruthy()
  expect(screen.getByText('20.11.2026, 10:00')).toBeTruthy()
  expect(screen.getByText('fără termen')).toBeTruthy()
  cleanup()
  openApplication('/urmarire/GRESIT', null, {
    'GET /api/tracking/get/GRESIT': refusal(404, 'TRACKING_NOT_FOUND', 'Codul de urmărire nu există.'),
  })
  await screen.findByText('Codul nu a fost găsit')
  expect(screen.getByText(/Codul de urmărire nu există/)).toBeTruthy()
})

test('a missing record leads to the not-found page that says so', async () => {
  const { at } = openApplication('/admin-post/5', null, {
    'GET /api/public_post/get/5': refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.'),
  })
  await heading('Înregistrarea nu a fost găsită')
  expect(at()).toBe('/404?_fr=model')
})

test('the portal shows the institution, the code field and its hours', async () => {
  const { history } = openApplication('/', null)
  await heading('Cu ce vă putem ajuta?')
  expect(screen.getByText('8:00 – 16:30')).toBeTruthy()
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Vedeți stadiul' }))
  expect(screen.getByText('Introduceți codul de urmărire.')).toBeTruthy()
  await person.type(screen.getByLabelText('Codul de urmărire'), ' AB 12{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/urmarire/ab12'))
})
