import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'
import { bodyOfUser, newUser, valuesOfUser } from './user-values.ts'

const user: User = {
  id: 4,
  name: 'Radu Mesteacăn',
  username: 'radu.mesteacan',
  email: 'radu@dealuflorilor.test',
  phone: '',
  job_title: 'Arhitect-șef',
  is_admin: false,
  state: 'active',
  groups: [
    { group_id: 3, group_name: 'Urbanism', group_role_id: 1, group_role_name: 'Membru', is_default: true },
  ],
  roles: [{ id: 9, name: 'Șef' }],
  bundles: [],
  permissions: [],
  second_factor: true,
  last_login_at: null,
  created_at: '2026-11-01T08:00:00Z',
  version: 5,
  can: { edit: true, why: '' },
}
const form: UserForm = {
  groups: [{ id: 3, name: 'Urbanism', role_ids: [] }],
  group_roles: [{ id: 1, name: 'Membru', may_give: true }],
  roles: [{ id: 9, name: 'Șef', description: '', permissions: [], may_give: true }],
  bundles: [],
  permissions: [{ name: 'document.list', may_give: true }],
  may_make_admin: false,
  password_min_length: 12,
}
const meta = { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 }

function open(more: Replies = {}, shown: User = user) {
  const bodies: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'user.manage')) },
    'GET /api/user/list/20': { body: { data: [shown], meta } },
    'GET /api/user/form': { body: form },
    'POST /api/user/update': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.', id: 4, data: user } }
    },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/user/manage'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies }
}
const field = (path: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}

test('only what changed is sent, with the version that was read', async () => {
  const { bodies } = open()
  const person = userEvent.setup({ delay: null })
  await person.click(await screen.findByText('Radu Mesteacăn'))
  await screen.findByText('Modifică utilizatorul „Radu Mesteacăn”')
  await person.clear(field('job_title'))
  await person.type(field('job_title'), 'Arhitect')
  await person.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toEqual([{ id: 4, values: { job_title: 'Arhitect' }, version: 5 }]))
})

test('what was written is kept after a colleague was faster, and what they wrote too', async () => {
  const bodies: unknown[] = []
  const now: User = { ...user, phone: '0244111222', version: 6 }
  open({
    'GET /api/user/get/4': { body: now },
    'POST /api/user/update': ({ body }) => {
      const sent = JSON.parse(body ?? 'null') as { version: number }
      bodies.push(sent)
      return sent.version === 6
        ? { body: { success: true, message: 'Salvat.', id: 4, data: now } }
        : refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
    },
  })
  const person = userEvent.setup({ delay: null })
  await person.click(await screen.findByText('Radu Mesteacăn'))
  await screen.findByText('Modifică utilizatorul „Radu Mesteacăn”')
  await person.type(field('job_title'), ' II')
  await person.keyboard('{Control>}s{/Control}')
  await person.click(await screen.findByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(field('phone').value).toBe('0244111222'))
  expect(field('job_title').value).toBe('Arhitect-șef II')
  await person.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual({ id: 4, values: { job_title: 'Arhitect-șef II' }, version: 6 }),
  )
})

test('who is no administrator cannot tick it, and a refused right is said in the form', async () => {
  const sentence = '„Repartizează sarcini” nu merge împreună cu alt drept.'
  open({
    'POST /api/user/update': refusal(422, 'VALIDATION', 'Formularul conține erori.', {
      errors: { role_ids: [sentence] },
    }),
  })
  const person = userEvent.setup({ delay: null })
  await person.click(await screen.findByText('Radu Mesteacăn'))
  await screen.findByText('Modifică utilizatorul „Radu Mesteacăn”')
  expect(field('is_admin').disabled).toBe(true)
  await person.type(field('job_title'), '!')
  await person.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('an account one may not change opens as a look at its rights, with the reason', async () => {
  const why = 'Numai un administrator poate face aceasta pentru un administrator.'
  open(
    {
      'GET /api/user/rights/4': {
        body: {
          id: 4,
          name: user.name,
          is_admin: true,
          roles: [],
          permissions: [
            { name: 'document.list', sources: [{ kind: 'admin', role: '', bundle: '', group: '' }] },
          ],
          group_permissions: [],
        },
      },
    },
    { ...user, is_admin: true, can: { edit: false, why } },
  )
  const person = userEvent.setup({ delay: null })
  await person.click(await screen.findByText('Radu Mesteacăn'))
  expect(await screen.findByText(why)).toBeTruthy()
  expect(await screen.findByText('este administrator')).toBeTruthy()
})

test('a selection is shown what would happen before anything does', async () => {
  const sent: { preview: boolean }[] = []
  open({
    'POST /api/user/deactivate': ({ body }) => {
      const asked = JSON.parse(body ?? '{}') as { preview: boolean }
      sent.push(asked)
      const results = [{ id: 4, name: user.name, outcome: 'changed', reason: '' }]
      return { body: { success: true, message: 'x', preview: asked.preview, results } }
    },
  })
  const person = userEvent.setup({ delay: null })
  await screen.findByText('Radu Mesteacăn')
  await person.click(screen.getByLabelText('Alege rândul'))
  await person.click(screen.getByRole('button', { name: 'Dezactivează' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Se schimbă 1 cont.')).toBeTruthy()
  expect(sent.map(({ preview }) => preview)).toEqual([true])
  await person.click(dialog.getByRole('button', { name: 'Dezactivează' }))
  expect(await dialog.findByText('S-a schimbat 1 cont.')).toBeTruthy()
  expect(sent.map(({ preview }) => preview)).toEqual([true, false])
})

test('a password goes out only for a new person who gets one now', () => {
  const filled = { ...newUser, name: 'A', password: 'x', password_confirmation: 'x' }
  expect(bodyOfUser(undefined, filled)).not.toHaveProperty('password')
  expect(bodyOfUser(undefined, { ...filled, entry: 'password' })).toMatchObject({ password: 'x' })
  const before = valuesOfUser(user)
  expect(bodyOfUser(before, { ...before, password: 'x', entry: 'password' })).toEqual({})
})

test('a letter to the person asks before it gives up what is not saved', async () => {
  const letters: unknown[] = []
  open({
    'POST /api/user/reset_password': ({ body }) => {
      letters.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Trimis.' } }
    },
  })
  const person = userEvent.setup({ delay: null })
  await person.click(await screen.findByText('Radu Mesteacăn'))
  await screen.findByText('Modifică utilizatorul „Radu Mesteacăn”')
  await person.type(field('job_title'), ' II')
  await person.click(screen.getByRole('button', { name: 'Trimite link de parolă' }))
  await person.click(await screen.findByRole('button', { name: 'Rămân' }))
  expect(field('job_title').value).toBe('Arhitect-șef II')
  expect(letters).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Trimite link de parolă' }))
  await person.click(await screen.findByRole('button', { name: 'Renunț la modificări' }))
  await waitFor(() => expect(letters).toHaveLength(1))
})
