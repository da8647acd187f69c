import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { publicAct } from '../../../test/gazette.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { emptySession } from '../../entities/session/session.ts'
import { setSession } from '../../entities/session/session-store.ts'
import { currentToasts, dropToast } from '../../ui/feedback/toast-store.ts'
import { isLightAddress } from './light-address.ts'
import { startLight } from './start-light.tsx'
// What the program fetches by itself, here at once.
import './start-program.tsx'
import '../shell/portal-frame.tsx'
import '../shell/staff-frame.tsx'
import '../../features/gazette-alerts/alerts-end.tsx'
import '../../features/gazette-alerts/alerts-form.tsx'
import '../../features/posts/posts-page.tsx'
import '../../features/tracking/tracking-page.tsx'
import '../../features/dashboard/dashboard-page.tsx'

const posts = {
  data: [
    {
      id: 12,
      title: 'Ședința consiliului',
      description: 'Ordinea de zi.',
      published_on: '2026-11-18',
      categories: [],
    },
  ],
  meta: { total: 1, from: 1, to: 1, current_page: 1, per_page: 10, last_page: 1 },
  categories: [],
}

let root: Root | undefined
beforeEach(() => {
  setSession(emptySession)
  location.hash = ''
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  for (const { id } of currentToasts()) dropToast(id)
})

async function open(user: CurrentUser | null, more: Replies = {}) {
  const server = standIn({
    'GET /api/status': { body: statusFor(user) },
    'GET /api/public_post/list': { body: posts },
    ...more,
  })
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => {
    root = await startLight(place)
  })
  return server
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test.each([
  '',
  '#',
  '#/',
  '#/monitor-oficial',
  '#/monitor-oficial?q=școală&page=2',
  '#/monitor-oficial-list/31?year=2026',
  '#/monitor-oficial-alerte?category=31',
  '#/opreste-alerte/abc1',
])('„%s” is the address of a light page', (hash) => {
  expect(isLightAddress(hash)).toBe(true)
})
test.each(['#/login', '#/urmarire/abc', '#/?t=1', '#x', '#/monitor-oficial-list/x', '#/monitor-oficiala'])(
  '„%s” is that of another page',
  (hash) => {
    expect(isLightAddress(hash)).toBe(false)
  },
)

test('a guest gets the first page, and a link leads on into the program, whose heading has the focus', async () => {
  const { asked } = await open(null)
  await heading('Cu ce vă putem ajuta?')
  expect(document.title).toBe('Acasă · HDoc')
  expect(asked.slice(0, 1)).toEqual(['GET /api/status (landing)'])
  const post = await screen.findByRole('link', { name: 'Ședința consiliului' })
  expect(post.getAttribute('href')).toBe('#/admin-post/12')
  await userEvent.setup().click(screen.getByRole('link', { name: 'Noutăți' }))
  const news = await heading('Noutăți')
  await waitFor(() => expect(document.activeElement).toBe(news))
  expect(screen.queryByText('Cu ce vă putem ajuta?')).toBeNull()
})

test('a code leads to the page of the request', async () => {
  await open(null, {
    'GET /api/tracking/get/ABCD1234': refusal(404, 'NOT_FOUND', 'Verificați codul.'),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Vedeți stadiul/ }))
  expect(screen.getByLabelText('Codul de urmărire').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Codul de urmărire'), 'abcd-1234{Enter}')
  await heading('Urmărirea unei cereri')
  expect(location.hash.toLowerCase()).toBe('#/urmarire/abcd1234')
})

test('news that cannot be loaded say so, and are asked for again', async () => {
  const { replies } = await open(null, {
    'GET /api/public_post/list': refusal(500, 'INTERNAL', 'Eroare internă.'),
  })
  const again = await screen.findByRole('button', { name: 'Încearcă din nou' })
  replies['GET /api/public_post/list'] = { body: posts }
  await userEvent.setup().click(again)
  expect(await screen.findByRole('link', { name: 'Ședința consiliului' })).toBeTruthy()
})

test('a signed-in person gets the program and its first page', async () => {
  await open(aPerson(), {
    'GET /api/dashboard/get': refusal(503, 'UNAVAILABLE', 'Serviciul este oprit.'),
  })
  await heading(/^Bună ziua/)
  expect(location.hash).toBe('#/dashboard')
})

test('a refused host is explained by the program', async () => {
  await open(null, { 'GET /api/status': refusal(400, 'INVALID', 'Nume domeniu neacceptat!') })
  await waitFor(() => expect(location.hash).toBe('#/invalid-domain'))
})

const headingRow = (id: number, parent_id: number | null, code: string, name: string) => ({
  id,
  parent_id,
  code,
  name,
  level: parent_id === null ? 0 : 1,
  entries: 1,
  feed: '/monitor-oficial/flux.xml',
})
const gazetteReplies: Replies = {
  'GET /api/public_gazette/tree': {
    body: {
      headings: [headingRow(30, null, 'c', 'Hotărâri'), headingRow(31, 30, 'c.1', 'Ale consiliului')],
      latest_on: null,
      feed: '/monitor-oficial/flux.xml',
    },
  },
  'GET /api/public_gazette/list': {
    body: { data: [publicAct], meta: { ...posts.meta, total: 1 }, cut: false, years: [] },
  },
  [`GET /api/public_gazette/get/${publicAct.id}`]: {
    body: { ...publicAct, content: '', published_at: '2026-11-18T08:00:00Z', seal: null },
  },
}

test('the gazette needs no program: its heading, a search whose field keeps the focus, an act', async () => {
  location.hash = '#/monitor-oficial-list/31'
  await open(null, gazetteReplies)
  await screen.findByRole('heading', { level: 2, name: 'c.1 Ale consiliului' })
  await waitFor(() => expect(document.title).toBe('c.1 Ale consiliului · HDoc'))
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'buget{Enter}')
  await screen.findByRole('heading', { level: 2, name: 'Rezultatele căutării „buget”' })
  await user.type(screen.getByRole('searchbox'), ' local{Enter}')
  await screen.findByRole('heading', { level: 2, name: 'Rezultatele căutării „buget local”' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.click(screen.getAllByRole('link', { name: 'Toate actele' })[0]!)
  await screen.findByRole('heading', { level: 2, name: 'Toate actele' })
  await user.click(screen.getByRole('link', { name: publicAct.title }))
  const act = await heading(publicAct.title)
  await waitFor(() => expect(document.activeElement).toBe(act))
})

test('alerts are asked for by heading, and end by the button of their page alone', async () => {
  location.hash = '#/monitor-oficial-alerte?category=31'
  const { asked } = await open(null, {
    ...gazetteReplies,
    'GET /api/public_form/open/gazette_alert': { body: { key: 'k', max_mb: 10, takes_files: true } },
    'GET /api/gazette_alert/show/abc': {
      body: { institution: 'Comuna', email: 'an•••@x.ro', pace: 'daily', headings: ['c.1 Ale consiliului'] },
    },
    'POST /api/gazette_alert/end/abc': { body: { success: true, message: '' } },
  })
  await heading('Alerte prin e-mail')
  const user = userEvent.setup()
  const chosen = await screen.findByLabelText<HTMLInputElement>('c.1 Ale consiliului')
  expect(chosen.checked).toBe(true)
  await user.click(chosen)
  await user.click(screen.getByRole('button', { name: /Cer alerte/ }))
  expect(await screen.findByText('Alegeți cel puțin o rubrică.')).toBeTruthy()
  await user.click(screen.getByLabelText('c Hotărâri'))
  // What stands under it comes with it.
  expect([chosen.checked, chosen.disabled]).toEqual([true, true])
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
  await act(async () => {
    location.hash = '#/opreste-alerte/abc'
  })
  await heading('Opriți alertele?')
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Opresc alertele' }))
  await heading('Alertele s-au oprit')
})
