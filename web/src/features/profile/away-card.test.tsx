import type { Substitution } from '@hdoc/contract/people/substitutes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { gina, openApplication } from '../../../test/application.tsx'
import { refusal } from '../../../test/server.ts'

const one: Substitution = {
  id: 5,
  user: { id: 7, name: 'Gina Liliacu' },
  substitute: { id: 8, name: 'Sorin Bujor' },
  tasks: 'both',
  from_on: '2026-11-23',
  until_on: '2026-11-27',
  state: 'now',
  ended_at: null,
  ended_by: '',
  created_by: 'Gina Liliacu',
  can: { end: true },
}
const forAna: Substitution = {
  ...one,
  id: 6,
  user: { id: 9, name: 'Ana Pop' },
  substitute: { id: 7, name: 'Gina Liliacu' },
  state: 'coming',
  can: { end: false },
}

function open(away: Substitution[] = [one]) {
  let shown = away
  const sent: unknown[] = []
  openApplication('/profile', gina, {
    'GET /api/profile/get': {
      body: {
        id: 7,
        version: 1,
        username: 'gina',
        name: 'Gina Liliacu',
        email: 'gina@test.example',
        phone: '',
        job_title: '',
        language: 'ro',
        theme: 'light',
        roles: [],
        groups: [],
        institution_name: 'Comuna',
        password_changed_at: null,
        picture: '',
        has_password: true,
        password_minimum: 10,
      },
    },
    'GET /api/profile/sessions': { body: [] },
    'GET /api/profile/activity': { body: [] },
    'GET /api/substitute/own': () => ({ body: { away: shown, stands_for: [forAna] } }),
    'GET /api/user/options': { body: [{ id: 8, name: 'Sorin Bujor' }] },
    'POST /api/substitute/end': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      shown = []
      return { body: { success: true, message: '', id: 5, data: { ...one, state: 'over' } } }
    },
    'POST /api/substitute/add': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return refusal(422, 'VALIDATION', 'Formularul conține erori.', {
        errors: { substitute_id: ['Sorin Bujor lipsește și în aceste zile (25.11.2026–30.11.2026).'] },
      })
    },
  })
  return { sent, user: userEvent.setup({ delay: null }) }
}

test('who stands in and for whom one stands in are told, and what is one’s own is ended', async () => {
  const { sent, user } = open()
  const own = await screen.findByRole('list', { name: 'Absențe și înlocuitori' })
  expect(own.textContent).toContain('Sorin Bujor')
  expect(own.textContent).toContain('23.11.2026–27.11.2026 · Dosare și aprobări')
  const others = screen.getByRole('list', { name: 'Pe cine înlocuiți' })
  expect(others.textContent).toContain('Ana Pop')
  expect(within(others).queryByRole('button')).toBeNull()
  await user.click(within(own).getByRole('button', { name: 'Încheie înlocuirea: Sorin Bujor' }))
  await screen.findByText('Nu aveți nicio absență anunțată.')
  expect(sent).toEqual([{ id: 5 }])
})

test('a substitute is named from a day to a day; what does not fit stands under its field', async () => {
  const { sent, user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Anunță o absență' }))
  const dialog = await screen.findByRole('dialog')
  const field = (path: string) => {
    const found = dialog.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
    if (!found) throw new Error(`no field ${path}`)
    return found
  }
  await user.type(field('substitute_id'), 'Sorin{Enter}')
  await waitFor(() => expect(field('substitute_id').value).toBe('Sorin Bujor'))
  await user.clear(field('from_on'))
  await user.type(field('from_on'), '23.11.2098')
  await user.type(field('until_on'), '27.11.2098')
  await user.click(within(dialog).getByRole('button', { name: 'Anunță o absență' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { user_id: null, substitute_id: 8, tasks: 'both', from_on: '2098-11-23', until_on: '2098-11-27' },
    ]),
  )
  expect((await screen.findAllByText(/lipsește și în aceste zile/)).length).toBeGreaterThan(0)
})

test('an absence without a substitute is announced, and stands in the list', async () => {
  const { sent, user } = open([{ ...one, substitute: null, tasks: null }])
  const own = await screen.findByRole('list', { name: 'Absențe și înlocuitori' })
  expect(own.textContent).toContain('fără înlocuitor23.11.2026–27.11.2026')
  await user.click(await screen.findByRole('button', { name: 'Anunță o absență' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText('Pentru ce')).toBeNull()
  await user.type(dialog.querySelector<HTMLInputElement>('[data-path="until_on"]')!, '27.11.2098')
  await user.clear(dialog.querySelector<HTMLInputElement>('[data-path="from_on"]')!)
  await user.type(dialog.querySelector<HTMLInputElement>('[data-path="from_on"]')!, '23.11.2098')
  await user.click(within(dialog).getByRole('button', { name: 'Anunță o absență' }))
  const days = { from_on: '2098-11-23', until_on: '2098-11-27' }
  await waitFor(() => expect(sent).toEqual([{ user_id: null, substitute_id: null, tasks: 'both', ...days }]))
})
