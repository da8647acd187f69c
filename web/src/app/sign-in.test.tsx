import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { gina, heading, openApplication } from '../../test/application.tsx'
import { statusFor } from '../../test/people.ts'
import { refusal } from '../../test/server.ts'
import { setLanguage } from '../lib/languages/language.ts'

test('a visitor of the dashboard signs in and comes back to it', async () => {
  const { at, replies, asked } = openApplication('/dashboard?t=1', null, {
    'POST /api/login': { body: { success: true, message: '' } },
  })
  await heading('Autentificare')
  expect(at()).toBe('/login')
  replies['GET /api/status'] = { body: statusFor(gina) }
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Utilizator sau e-mail'), 'gina.liliacu')
  await person.type(screen.getByLabelText('Parola'), 'secret-secret{Enter}')
  await heading('Bună ziua, Gina')
  expect(at()).toBe('/dashboard?t=1')
  const login = asked.indexOf('POST /api/login')
  expect(asked[login - 1]).toBe('GET /api/csrf-cookie')
  expect(asked[login + 1]).toBe('GET /api/csrf-cookie')
})

test('a refused sign-in shows the reason and stays', async () => {
  const { at } = openApplication('/login', null, {
    'POST /api/login': refusal(422, 'LOGIN_FAILED', 'Utilizatorul sau parola nu sunt corecte.'),
  })
  await heading('Autentificare')
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Utilizator sau e-mail'), 'x')
  await person.type(screen.getByLabelText('Parola'), 'y{Enter}')
  await waitFor(() => expect(screen.getAllByText(/nu sunt corecte/)).toHaveLength(2))
  expect(at()).toBe('/login')
})

test('an empty sign-in form names both fields without asking the server', async () => {
  const { asked } = openApplication('/login', null)
  await heading('Autentificare')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Intră în cont' }))
  expect(screen.getAllByText('Acest câmp trebuie să fie completat.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Utilizator sau e-mail'))
  expect(asked).not.toContain('POST /api/login')
})

test('too many attempts: the page says when to try again, no dialog opens', async () => {
  openApplication('/login', null, {
    'POST /api/login': {
      ...refusal(429, 'TOO_MANY_REQUESTS', 'Prea multe încercări.'),
      headers: { 'retry-after': '600' },
    },
  })
  await heading('Autentificare')
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Utilizator sau e-mail'), 'x')
  await person.type(screen.getByLabelText('Parola'), 'y{Enter}')
  await screen.findByText(/peste 10 minute/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('guesses of others bar the account: the page says how long, and offers a passkey and a mailed link', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const sent: unknown[] = []
  const { asked } = openApplication('/login', null, {
    'POST /api/login': {
      ...refusal(429, 'TOO_MANY_REQUESTS', 'Prea multe încercări.'),
      headers: { 'retry-after': '600' },
    },
    'POST /api/login/link': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '' } }
    },
  })
  await heading('Autentificare')
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Utilizator sau e-mail'), 'gina.liliacu')
  expect(screen.queryByRole('button', { name: 'Trimite-mi un link prin e-mail' })).toBeNull()
  await person.type(screen.getByLabelText('Parola'), 'y{Enter}')
  expect(await screen.findByText(/peste 10 minute/)).toBeTruthy()
  expect(await screen.findByText(/cineva încearcă să o ghicească.*cheie de acces sau un link/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Intră cu o cheie de acces' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Trimite-mi un link prin e-mail' }))
  expect(await screen.findByText(/i-am trimis un e-mail.*Deschideți linkul pe acest dispozitiv/)).toBeTruthy()
  expect(sent).toEqual([{ username: 'gina.liliacu' }])
  expect(asked.filter((one) => one === 'POST /api/login/link')).toHaveLength(1)
})

test('demo names fill the form; without demo there are none', async () => {
  const demo = { password: 'parola-demo', users: [{ username: 'gina.liliacu', description: 'registratură' }] }
  openApplication('/login', null, { 'GET /api/status': { body: { ...statusFor(null), demo } } })
  await heading('Autentificare')
  await userEvent.setup().click(screen.getByRole('button', { name: /gina\.liliacu/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Utilizator sau e-mail').value).toBe('gina.liliacu')
  expect(screen.getByLabelText<HTMLInputElement>('Parola').value).toBe('parola-demo')
})

test('who is signed in and opens a guest page lands on the dashboard', async () => {
  const { at } = openApplication('/login', gina)
  await heading('Bună ziua, Gina')
  expect(at()).toBe('/dashboard')
})

test('a session that ended meanwhile leads to login and is forgotten; the page is remembered', async () => {
  sessionStorage.setItem('dt-session-state', '{}')
  const demo = { password: 'p', users: [{ username: 'gina.liliacu', description: 'registratură' }] }
  const { at, replies } = openApplication('/dashboard', gina, {
    'GET /api/dashboard/get': () => {
      replies['GET /api/status'] = { body: { ...statusFor(null), demo } }
      return refusal(401, 'UNAUTHENTICATED', 'Trebuie să vă autentificați.')
    },
  })
  await heading('Autentificare')
  expect(at()).toBe('/login')
  // Status was asked anew: the page has what sign-in shows to guests.
  await screen.findByText('gina.liliacu')
  expect(sessionStorage.getItem('dt-session-state')).toBeNull()
  expect(sessionStorage.getItem('hdoc-wanted')).toBe('/dashboard')
})

test('419 signs out with a message and leads to login', async () => {
  const { at } = openApplication('/dashboard', gina, {
    'POST /api/preference/update': refusal(419, 'CSRF', 'Sesiunea paginii a expirat.'),
  })
  await heading('Bună ziua, Gina')
  setLanguage('en')
  await heading('Sign in')
  expect(at()).toBe('/login')
  expect(screen.getByText(/Sesiunea paginii a expirat/)).toBeTruthy()
})

test('logout clears what lists kept, even when the server fails, and goes to login', async () => {
  const { at, replies } = openApplication('/dashboard', gina, {
    'POST /api/logout': refusal(500, 'INTERNAL', 'x'),
  })
  await heading('Bună ziua, Gina')
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const keys = [
    'dt-session-columns',
    'dt-session-state',
    'dt-workcase-columns',
    'dt-workcase-state',
    'hdoc-registration',
    'hdoc-last-giving',
    'hdoc-last-batch',
  ]
  for (const key of keys) sessionStorage.setItem(key, '{}')
  replies['GET /api/status'] = { body: statusFor(null) }
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: /Contul meu/ }))
  await person.click(await screen.findByText('Ieșire din cont'))
  await heading('Autentificare')
  expect(at()).toBe('/login')
  for (const key of keys) expect(sessionStorage.getItem(key)).toBeNull()
  expect(sessionStorage.getItem('hdoc-wanted')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
