import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Dashboard } from '@hdoc/contract/documents/dashboard.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setSession } from '../entities/session/session-store.ts'
import '../lib/all-texts.ts'
import { setLanguage } from '../lib/language.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'
import { aPerson, institution, sessionFor, statusFor } from './test-people.ts'
import { type Replies, refusal, standIn } from './test-server.ts'

const dashboard: Dashboard = {
  today: '2026-11-20',
  registered_today: 14,
  daily_average: 26,
  due_soon: 11,
  overdue: 6,
  open: 40,
  department: null,
  group: null,
  per_day: [{ day: '2026-11-20', count: 14 }],
  due: [],
  mine: [],
}
const posts = {
  data: [],
  meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 10, last_page: 1 },
  categories: [],
}
const gina = aPerson({}, 'document.register', 'document.list')

function open(path: string, user: CurrentUser | null, more: Replies = {}) {
  const server = standIn({
    'GET /api/status': { body: statusFor(user) },
    'GET /api/dashboard/get': { body: dashboard },
    'GET /api/public_post/list': { body: posts },
    'POST /api/logout': { body: { success: true, message: '' } },
    'POST /api/preference/update': { body: { success: true, message: '' } },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  return { ...server, history, application, at: () => history.location.href }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a visitor of the dashboard signs in and comes back to it', async () => {
  const { at, replies, asked } = open('/dashboard?t=1', null, {
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
  const { at } = open('/login', null, {
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
  const { asked } = open('/login', null)
  await heading('Autentificare')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Intră în cont' }))
  expect(screen.getAllByText('Acest câmp trebuie să fie completat.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Utilizator sau e-mail'))
  expect(asked).not.toContain('POST /api/login')
})

test('too many attempts: the page says when to try again, no dialog opens', async () => {
  open('/login', null, {
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

test('demo names fill the form; without demo there are none', async () => {
  const demo = { password: 'parola-demo', users: [{ username: 'gina.liliacu', description: 'registratură' }] }
  open('/login', null, { 'GET /api/status': { body: { ...statusFor(null), demo } } })
  await heading('Autentificare')
  await userEvent.setup().click(screen.getByRole('button', { name: /gina\.liliacu/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Utilizator sau e-mail').value).toBe('gina.liliacu')
  expect(screen.getByLabelText<HTMLInputElement>('Parola').value).toBe('parola-demo')
})

test('who is signed in and opens a guest page lands on the dashboard', async () => {
  const { at } = open('/login', gina)
  await heading('Bună ziua, Gina')
  expect(at()).toBe('/dashboard')
})

test('a route without a screen and an unknown one show „not found”', async () => {
  open('/notifications', gina)
  await heading('Pagina nu a fost găsită')
  cleanup()
  open('/nimic/aici', null)
  await heading('Pagina nu a fost găsită')
  cleanup()
  const { at } = open('/admin-home/abc', null)
  await heading('Pagina nu a fost găsită')
  expect(at()).toBe('/404')
})

test('the title of the document is the title of the route', async () => {
  open('/dashboard', gina)
  await heading('Bună ziua, Gina')
  expect(document.title).toBe('Panou · HDoc')
})

test('without the right of a page the forbidden page names it', async () => {
  open('/forbidden?right=register.manage', gina)
  await heading('Nu aveți acces la această pagină')
  expect(screen.getByText(/Administrează registrele/)).toBeTruthy()
})

test('a page of the platform sends nobody of an institution to their administrator', async () => {
  open('/forbidden?right=platform', gina)
  await heading('Nu aveți acces la această pagină')
  expect(screen.getByText(/^Numai administratorii platformei HDoc/)).toBeTruthy()
  expect(screen.queryByText(/Cereți-l administratorului/)).toBeNull()
})

test('a session that ended meanwhile leads to login and is forgotten; the page is remembered', async () => {
  sessionStorage.setItem('dt-session-state', '{}')
  const demo = { password: 'p', users: [{ username: 'gina.liliacu', description: 'registratură' }] }
  const { at, replies } = open('/dashboard', gina, {
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
  const { at } = open('/dashboard', gina, {
    'POST /api/preference/update': refusal(419, 'CSRF', 'Sesiunea paginii a expirat.'),
  })
  await heading('Bună ziua, Gina')
  setLanguage('en')
  await heading('Sign in')
  expect(at()).toBe('/login')
  expect(screen.getByText(/Sesiunea paginii a expirat/)).toBeTruthy()
})

test('a tracking code shows number, status and history; a wrong one says so in the page', async () => {
  open('/urmarire/AB12', null, {
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
  open('/urmarire/GRESIT', null, {
    'GET /api/tracking/get/GRESIT': refusal(404, 'TRACKING_NOT_FOUND', 'Codul de urmărire nu există.'),
  })
  await screen.findByText('Codul nu a fost găsit')
  expect(screen.getByText(/Codul de urmărire nu există/)).toBeTruthy()
})

test('logout clears what lists kept, even when the server fails, and goes to login', async () => {
  const { at, replies } = open('/dashboard', gina, { 'POST /api/logout': refusal(500, 'INTERNAL', 'x') })
  await heading('Bună ziua, Gina')
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const keys = [
    'dt-session-columns',
    'dt-session-state',
    'dt-workcase-columns',
    'dt-workcase-state',
    'hdoc-registration',
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

test('/dashboard?t= asks status and figures anew', async () => {
  const { asked, history } = open('/dashboard', gina)
  await heading('Bună ziua, Gina')
  await screen.findByText('14')
  const before = asked.length
  history.push('/dashboard?t=1795000000')
  await waitFor(() =>
    expect(asked.slice(before).sort()).toEqual(['GET /api/dashboard/get', 'GET /api/status']),
  )
})

test('back from acting as another user: status is asked and the dashboard shown', async () => {
  const acting = aPerson({
    id: 9,
    name: 'Radu Mesteacăn',
    logged_in_as_another_user: { id: 7, name: 'Gina Liliacu' },
  })
  const { at, replies } = open('/404', acting, {
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
  const { at, asked } = open('/404', gina, {
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
  const { asked, replies } = open('/404', inside, {
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

test('a missing record leads to the not-found page that says so', async () => {
  const { at } = open('/admin-post/5', null, {
    'GET /api/public_post/get/5': refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.'),
  })
  await heading('Înregistrarea nu a fost găsită')
  expect(at()).toBe('/404?_fr=model')
})

test('another failure is shown in the dialog with the answer', async () => {
  open('/dashboard', gina, {
    'GET /api/dashboard/get': refusal(500, 'INTERNAL', 'Operațiune eșuată.', { request_id: 'r-17' }),
  })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Operațiune eșuată')
  expect(dialog.textContent).toContain('r-17')
})

test('without an institution a client page leads to the dashboard and says why', async () => {
  const { at } = open('/document/list', aPerson({ isadmin: 1, hdoc_id: 0, name: 'Ana Platformă' }))
  await heading('Bună ziua, Ana')
  expect(at()).toBe('/dashboard')
  await screen.findByText(/Alegeți instituția și autentificați-vă din nou/)
})

test('a page whose right is missing leads to the forbidden page', async () => {
  const { at } = open('/document/list', aPerson())
  await heading('Nu aveți acces la această pagină')
  expect(at()).toBe('/forbidden?right=document.list')
  expect(screen.getByText(/Vede lista documentelor/)).toBeTruthy()
})

test('the menu holds only what exists and what the person may use', async () => {
  open('/dashboard', gina)
  await heading('Bună ziua, Gina')
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toContain('Panou')
  expect(links).not.toContain('Registre')
})

test('the language is kept, follows to the document, and becomes the person’s', async () => {
  const { asked } = open('/dashboard', gina)
  await heading('Bună ziua, Gina')
  setLanguage('en')
  await heading('Hello, Gina')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('hdoc-language')).toBe('en')
  expect(asked).toContain('POST /api/preference/update')
  // What the server words itself is asked for again.
  expect(asked.filter((one) => one === 'GET /api/dashboard/get').length).toBeGreaterThan(1)
})

test('the portal shows the institution, the code field and its hours', async () => {
  const { history } = open('/', null)
  await heading('Cu ce vă putem ajuta?')
  expect(screen.getByText('8:00 – 16:30')).toBeTruthy()
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Vedeți stadiul' }))
  expect(screen.getByText('Introduceți codul de urmărire.')).toBeTruthy()
  await person.type(screen.getByLabelText('Codul de urmărire'), ' AB 12{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/urmarire/ab12'))
})

test('focus goes to the heading of the page one comes to', async () => {
  const { history } = open('/', null)
  await heading('Cu ce vă putem ajuta?')
  history.push('/admin-home')
  const title = await heading('Noutăți')
  await waitFor(() => expect(document.activeElement).toBe(title))
})
