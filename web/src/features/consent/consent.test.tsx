import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { institution, statusFor } from '../../../test/people.ts'
import { keptConsent } from '../../lib/browser/consent-cookie.ts'
import { readCookie } from '../../lib/browser/cookies.ts'
import { rememberSignIn } from '../../lib/browser/remember-sign-in.ts'
import '../../lib/languages/portal/portal-panel-texts.ts'
import './consent-panel.tsx'

const asking = {
  'GET /api/status': {
    body: { ...statusFor(null), institution: { ...institution, purposes: ['statistics', 'advertising'] } },
  },
  'GET /api/public_gazette/tree': { body: { headings: [], latest_on: null } },
}
const panel = () => screen.findByRole('region', { name: 'Cookie-uri și acorduri' })

test('a guest is asked once, refuses with one press, and may change it in the footer', async () => {
  openApplication('/', null, asking)
  await heading('Cu ce vă putem ajuta?')
  await panel()
  const user = userEvent.setup()
  expect(screen.getByText(/pentru: statistică, publicitate/)).toBeTruthy()
  // Refusing and accepting stand side by side and look alike.
  const [refuse, accept] = ['Refuz', 'Accept'].map((name) => screen.getByRole('button', { name }))
  expect(refuse?.className).toBe(accept?.className)
  await user.click(refuse as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookie-uri și acorduri' })).toBeNull())
  expect(keptConsent()).toMatchObject({ agreed: [] })
  expect(readCookie('hdoc_consent')).toMatch(/^1\.\d{4}-\d{2}-\d{2}\.$/)
  await user.click(screen.getByRole('button', { name: 'Cookie-uri și acorduri' }))
  await panel()
  expect(screen.getByText(/Ați ales la/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /Statistică/ })).toHaveProperty('checked', false)
  expect(screen.getByRole('checkbox', { name: /Publicitate/ })).toHaveProperty('checked', false)
})

test('nobody is asked where nothing is loaded, or in a browser of staff', async () => {
  openApplication('/', null)
  await heading('Cu ce vă putem ajuta?')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  cleanup()
  rememberSignIn()
  openApplication('/', null, asking)
  await heading('Cu ce vă putem ajuta?')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cookie-uri și acorduri' }))
  expect(await screen.findByText(/s-a autentificat un angajat/)).toBeTruthy()
})
