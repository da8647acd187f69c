import { createMemoryHistory } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { document4512 } from '../../test/document.ts'
import { listedDocument, pageOf } from '../../test/listed-documents.ts'
import '../lib/languages/all-texts.ts'
import { aPerson, statusFor } from '../../test/people.ts'
import { type Replies, refusal, standIn } from '../../test/server.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'

const { id } = document4512
const get = `GET /api/document/get/${id}`

async function openList(more: Replies = {}) {
  const { asked, replies } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/document/list/20': { body: pageOf([listedDocument(id)]) },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
    [get]: { body: document4512 },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/document/list'] })
  render(<Providers application={createApplication({ history })} />)
  const link = await screen.findByRole('link', { name: '004512' })
  const gets = () => asked.filter((one) => one === get).length
  return { link, gets, replies, history, user: userEvent.setup() }
}

test('a document that is pointed at has been asked for before the click, and is not asked for again', async () => {
  const { link, gets, user, history } = await openList()
  expect(gets()).toBe(0)
  await user.hover(link.closest('tr')!)
  await waitFor(() => expect(gets()).toBe(1))
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: /004512/ })
  expect(gets()).toBe(1)
  expect(document.title).toBe('004512 · HDoc')
  history.push('/document/list')
  await screen.findByRole('link', { name: '004512' })
  expect(document.title).toBe('Documente · HDoc')
})

test('passing over a row asks nothing', async () => {
  const { link, gets } = await openList()
  vi.useFakeTimers()
  const passed = link.closest('tr')!
  fireEvent.pointerOver(passed)
  fireEvent.pointerOut(passed)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(gets()).toBe(0)
  fireEvent.pointerOver(passed)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  await waitFor(() => expect(gets()).toBe(1))
})

test('a document that is gone is told of by the click, not by pointing at it', async () => {
  const { link, gets, user, history } = await openList({
    [get]: refusal(404, 'NOT_FOUND', 'Documentul 4512 nu mai este.'),
  })
  link.focus()
  await waitFor(() => expect(gets()).toBe(1))
  expect(screen.queryByText(/Documentul 4512 nu mai este/)).toBeNull()
  expect(history.location.href).toBe('/document/list')
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Înregistrarea nu a fost găsită' })
  expect(history.location.href).toBe('/404?_fr=model')
  expect(screen.getByText(/Documentul 4512 nu mai este/)).toBeTruthy()
})
