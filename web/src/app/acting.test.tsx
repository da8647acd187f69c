import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { gina, heading, openApplication } from '../../test/application.tsx'
import { aPerson, sessionFor, statusFor } from '../../test/people.ts'
import { setSession } from '../entities/session/session-store.ts'

test('back from acting as another user: status is asked and the dashboard shown', async () => {
  const acting = aPerson({
    id: 9,
    name: 'Radu Mesteacăn',
    logged_in_as_another_user: { id: 7, name: 'Gina Liliacu' },
  })
  const { at, replies } = openApplication('/404', acting, {
    'GET /api/usermanager/login_back': { body: { success: true, message: '' } },
  })
  await heading('Pagina nu a fost găsită')
  replies['GET /api/status'] = { body: statusFor(gina) }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Înapoi la contul meu' }))
  await heading('Bună ziua, Gina')
  expect(at()).toBe('/dashboard')
})

test('acting that ended by itself returns by itself, and offers the page it began on', async () => {
  sessionStorage.setItem('hdoc-acting-start', '/registers')
  const { at, asked } = openApplication('/404', gina, {
    'GET /api/usermanager/login_back': { body: { success: true, message: '' } },
  })
  await heading('Pagina nu a fost găsită')
  setSession(sessionFor({ ...gina, acting_ended: true }))
  await heading('Bună ziua, Gina')
  expect(asked.filter((one) => one.includes('login_back'))).toHaveLength(1)
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Înapoi la pagina de unde ați plecat' }))
  await waitFor(() => expect(at()).not.toBe('/dashboard'))
})

test('a platform administrator inside a client sees which one, and leaves it', async () => {
  const inside = aPerson({ isadmin: 1, account_institution_id: 0, name: 'Ana Platformă' })
  const { asked, replies } = openApplication('/404', inside, {
    'POST /api/hdoc_company/leave': { body: { success: true, message: '' } },
  })
  await screen.findByText('Lucrați în Comuna Dealu Florilor, ca administrator al platformei')
  replies['GET /api/status'] = {
    body: { ...statusFor({ ...inside, hdoc_id: 0 }), institution: null },
  }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ieșire din instituție' }))
  await waitFor(() => expect(screen.queryByText(/ca administrator al platformei/)).toBeNull())
  expect(asked).toContain('POST /api/hdoc_company/leave')
})
