import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gina, heading, openApplication } from '../../test/application.tsx'
import { aPerson } from '../../test/people.ts'
import { refusal } from '../../test/server.ts'
import { setLanguage } from '../lib/languages/language.ts'

test('an unknown route shows „not found”, to everybody', async () => {
  openApplication('/admin/nimic', gina)
  await heading('Pagina nu a fost găsită')
  cleanup()
  openApplication('/nimic/aici', null)
  await heading('Pagina nu a fost găsită')
  cleanup()
  const { at } = openApplication('/admin-home/abc', null)
  await heading('Pagina nu a fost găsită')
  expect(at()).toBe('/404')
})

test('the title of the document is the title of the route', async () => {
  openApplication('/dashboard', gina)
  await heading('Bună ziua, Gina')
  expect(document.title).toBe('Panou · HDoc')
})

test('without the right of a page the forbidden page names it', async () => {
  openApplication('/forbidden?right=register.manage', gina)
  await heading('Nu aveți acces la această pagină')
  expect(screen.getByText(/Administrează registrele/)).toBeTruthy()
})

test('a page of the platform sends nobody of an institution to their administrator', async () => {
  openApplication('/forbidden?right=platform', gina)
  await heading('Nu aveți acces la această pagină')
  expect(screen.getByText(/^Numai administratorii platformei HDoc/)).toBeTruthy()
  expect(screen.queryByText(/Cereți-l administratorului/)).toBeNull()
})

test('/dashboard?t= asks status and figures anew', async () => {
  const { asked, history } = openApplication('/dashboard', gina)
  await heading('Bună ziua, Gina')
  await screen.findByText('14')
  const before = asked.length
  history.push('/dashboard?t=1795000000')
  await waitFor(() =>
    expect(asked.slice(before).sort()).toEqual(['GET /api/dashboard/get', 'GET /api/status']),
  )
})

test('another failure is shown in the dialog with the answer', async () => {
  openApplication('/dashboard', gina, {
    'GET /api/dashboard/get': refusal(500, 'INTERNAL', 'Operațiune eșuată.', { request_id: 'r-17' }),
  })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Operațiune eșuată')
  expect(dialog.textContent).toContain('r-17')
})

test('without an institution a client page leads to the dashboard and says why', async () => {
  const { at } = openApplication('/document/list', aPerson({ isadmin: 1, hdoc_id: 0, name: 'Ana Platformă' }))
  await heading('Bună ziua, Ana')
  expect(at()).toBe('/dashboard')
  await screen.findByText(/Alegeți instituția și autentificați-vă din nou/)
})

test('a page whose right is missing leads to the forbidden page', async () => {
  const { at } = openApplication('/document/list', aPerson())
  await heading('Nu aveți acces la această pagină')
  expect(at()).toBe('/forbidden?right=document.list')
  expect(screen.getByText(/Vede lista documentelor/)).toBeTruthy()
})

test('the menu holds only what exists and what the person may use', async () => {
  openApplication('/dashboard', gina)
  await heading('Bună ziua, Gina')
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toContain('Panou')
  expect(links).not.toContain('Registre')
})

test('the language is kept, follows to the document, and becomes the person’s', async () => {
  const { asked } = openApplication('/dashboard', gina)
  await heading('Bună ziua, Gina')
  setLanguage('en')
  await heading('Hello, Gina')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('hdoc-language')).toBe('en')
  expect(asked).toContain('POST /api/preference/update')
  // What the server words itself is asked for again.
  expect(asked.filter((one) => one === 'GET /api/dashboard/get').length).toBeGreaterThan(1)
})

test('focus goes to the heading of the page one comes to', async () => {
  const { history } = openApplication('/', null)
  await heading('Cu ce vă putem ajuta?')
  history.push('/admin-home')
  const title = await heading('Noutăți')
  await waitFor(() => expect(document.activeElement).toBe(title))
})
