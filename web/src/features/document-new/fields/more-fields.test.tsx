import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPerson } from '../../../../test/people.ts'
import { choices, field, focused, openRegistration } from '../../../../test/registration.tsx'
import { keepDraft } from '../machine/kept-draft.ts'
import { initialValues, type RegistrationValues } from '../values/registration-values.ts'

const shownIn = (path: string) => (field(path) as HTMLInputElement).value
const fold = () => screen.getByRole('button', { name: 'Termen, loc fizic, informații suplimentare' })

test('a template opens the fold that it writes into, also one that was closed by hand', async () => {
  const template = (id: number, name: string, location: string) => ({
    id,
    name,
    category: 'intrare' as const,
    doc_type_id: 5,
    values: { location },
    version: 1,
  })
  const templates = [template(1, 'Cerere la raft', 'Raft 3'), template(2, 'Cerere la dosar', 'Dosar 12')]
  openRegistration({ 'GET /api/document/registration_form': { body: { ...choices, templates } } })
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  expect(fold().getAttribute('aria-expanded')).toBe('false')
  const apply = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Șabloane' }))
    await user.click(await screen.findByText(name))
  }
  await apply('Cerere la raft')
  await waitFor(() => expect(shownIn('location')).toBe('Raft 3'))
  await user.click(fold())
  expect(fold().getAttribute('aria-expanded')).toBe('false')
  await apply('Cerere la dosar')
  await waitFor(() => expect(shownIn('location')).toBe('Dosar 12'))
})

test.each<[string, Partial<RegistrationValues>, string]>([
  ['days', { deadline_days: 12 }, '12'],
  ['a date', { deadline_on: '2026-12-18' }, '18.12.2026'],
])('a draft with an own deadline in %s comes back with the fold open', async (_, deadline, shown) => {
  const [path] = Object.keys(deadline)
  keepDraft({ owner: aPerson().id, values: { ...initialValues(choices, 'intrare'), ...deadline } })
  openRegistration()
  await waitFor(() => expect(fold().getAttribute('aria-expanded')).toBe('true'))
  expect(shownIn(path ?? '')).toBe(shown)
})
