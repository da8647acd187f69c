import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import '../lib/languages/all-texts.ts'
import { aPerson, statusFor } from '../../test/people.ts'
import { type Replies, standIn } from '../../test/server.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'

const ana = aPerson({ isadmin: 1, hdoc_id: 0, account_institution_id: 0, name: 'Ana Platformă' })
const client = { id: 1, name: 'Comuna Dealu Florilor', state: 'active', tag: 'dealu', can: { enter: true } }
const meta = { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 }
const enter = 'POST /api/hdoc_company/enter'
const success = { body: { success: true, message: '' } }
const inTheClient = 'Lucrați în Comuna Dealu Florilor, ca administrator al platformei'

function open(path: string, user: CurrentUser = ana, more: Replies = {}) {
  const server = standIn({
    'GET /api/status': { body: statusFor(user) },
    'GET /api/hdoc_company/list/20': { body: { data: [client], meta } },
    'GET /api/document/list/20': { body: { data: [], meta: { ...meta, total: 0, from: 0, to: 0 } } },
    'POST /api/logout': success,
    ...more,
  })
  // After entering, status answers that the person is inside the client.
  server.replies[enter] = () => {
    server.replies['GET /api/status'] = { body: statusFor({ ...user, hdoc_id: 1 }) }
    return success
  }
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<Providers application={createApplication({ history })} />)
  return { ...server, at: () => history.location.href, history }
}
const press = async (name: string | RegExp) =>
  userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name }))

test('a page refused for want of an institution is shown once one is entered', async () => {
  const { at, history } = open('/document/list?search=pod')
  await screen.findByText(/Alegeți instituția și autentificați-vă din nou/)
  expect(at()).toBe('/dashboard')
  history.push('/hdoc-company/list')
  await press('Intră în Comuna Dealu Florilor')
  await screen.findByText(inTheClient)
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
  expect(sessionStorage.getItem('hdoc-wanted')).toBeNull()
})

test('who enters an institution without having wanted a page stays, and the page is asked anew', async () => {
  const { at, asked } = open('/hdoc-company/list')
  await press('Intră în Comuna Dealu Florilor')
  await screen.findByText(inTheClient)
  expect(at()).toBe('/hdoc-company/list')
  await waitFor(() =>
    expect(asked.slice(asked.indexOf(enter)).filter((one) => one.includes('hdoc_company/list'))).toHaveLength(
      1,
    ),
  )
  const button = await screen.findByRole('button', { name: 'Intră în Comuna Dealu Florilor' })
  expect(button.hasAttribute('data-loading')).toBe(false)
  expect(screen.queryByText(/Se procesează cererea/)).toBeNull()
})

test('signing out forgets the refused page: the next person begins on their own', async () => {
  open('/document/list')
  await screen.findByText(/Alegeți instituția și autentificați-vă din nou/)
  expect(sessionStorage.getItem('hdoc-wanted')).toBe('/document/list')
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  await press(/Contul meu/)
  await userEvent.setup({ delay: null }).click(await screen.findByText('Ieșire din cont'))
  await waitFor(() => expect(sessionStorage.getItem('hdoc-wanted')).toBeNull())
})
