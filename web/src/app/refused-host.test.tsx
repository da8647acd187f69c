import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../lib/languages/all-texts.ts'
import { aPerson, statusFor } from '../../test/people.ts'
import { type Replies, refusal, standIn } from '../../test/server.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'

const refusedHost = refusal(403, 'uknown_host', 'Nume domeniu neacceptat!', { isadm: 0 })
const posts = {
  data: [],
  meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 10, last_page: 1 },
  categories: [],
}

function open(path: string, user: CurrentUser | null, more: Replies = {}) {
  const server = standIn({
    'GET /api/status': { body: statusFor(user) },
    'GET /api/public_post/list': { body: posts },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<Providers application={createApplication({ history })} />)
  return { ...server, at: () => history.location.href }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('an unknown host leads to the invalid-domain page', async () => {
  const { at } = open('/', null, { 'GET /api/status': refusedHost })
  await heading('Nume domeniu neacceptat!')
  expect(at()).toBe('/invalid-domain')
  expect(screen.queryByRole('button', { name: 'Autentificare' })).toBeNull()
})

test('an unknown host leads there from a page that is open to everyone, too', async () => {
  const { at } = open('/admin-home', null, { 'GET /api/status': refusedHost })
  await heading('Nume domeniu neacceptat!')
  expect(at()).toBe('/invalid-domain')
})

test('the invalid-domain page of a host in order leads to its first page', async () => {
  const { at } = open('/invalid-domain', null)
  await heading('Cu ce vă putem ajuta?')
  expect(at()).toBe('/')
  expect(screen.queryByText('Nume domeniu neacceptat!')).toBeNull()
  cleanup()
  const signedIn = open('/invalid-domain', aPerson(), {
    'GET /api/dashboard/get': refusal(500, 'INTERNAL', 'Eroare internă'),
  })
  await waitFor(() => expect(signedIn.at()).toBe('/dashboard'))
})

test('a host is not called unknown when the server gives no answer', async () => {
  open('/invalid-domain', null, { 'GET /api/status': refusal(500, 'INTERNAL', 'Eroare internă') })
  await screen.findByText('Datele nu s-au putut încărca')
  expect(screen.queryByText('Nume domeniu neacceptat!')).toBeNull()
})

test('a guest on the admin host: the landing page is refused, sign-in is offered', async () => {
  const { at, asked } = open('/', null, {
    'GET /api/status (landing)': refusal(403, 'invalid_domain', 'Nume domeniu neacceptat!', { isadm: 0 }),
    'GET /api/status': { body: { check: false, user: null, institution: null } },
  })
  await heading('Administrarea platformei')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Autentificare' }))
  await heading('Autentificare')
  expect(at()).toBe('/login')
  expect(asked[0]).toBe('GET /api/status (landing)')
})

test('an administrator on the admin host comes from the landing page to admin.home', async () => {
  const { at } = open('/', null, {
    'GET /api/status (landing)': refusal(403, 'admin_host', 'x', { isadm: 1 }),
    'GET /api/status': { body: { ...statusFor(aPerson({ isadmin: 1, hdoc_id: 0 })), institution: null } },
  })
  await heading('Noutăți')
  expect(at()).toBe('/admin-home')
})
