import type { PhoneForm } from '@hdoc/contract/scans/phone-links.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { statusFor } from '../../../test/people.ts'
import { type Replies, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const form: PhoneForm = {
  institution: 'Comuna Dealu Florilor',
  number: '003556',
  expires_at: '2026-11-20T08:10:00.000Z',
  max_pages: 30,
  max_mb: 25,
  photos: [
    { id: 7, name: 'față.jpg', size: 1300 },
    { id: 5, name: 'verso.jpg', size: 2600 },
  ],
}
const saved = { success: true, message: 'Salvat.' }

function open(more: Replies = {}) {
  const bodies: unknown[] = []
  const keep = ({ body }: { body: string | undefined }) => {
    bodies.push(JSON.parse(body ?? 'null'))
    return { body: saved }
  }
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/phone/show/abc': { body: form },
    'POST /api/phone/send': keep,
    'POST /api/phone/arrange': keep,
    ...more,
  })
  render(
    <Providers
      application={createApplication({ history: createMemoryHistory({ initialEntries: ['/telefon/abc'] }) })}
    />,
  )
  return { bodies }
}

test('pages that have come stand there again when the page is loaded anew, and are sent once', async () => {
  const { bodies } = open()
  const pages = await screen.findByRole('region', { name: 'Pagini' })
  expect(
    within(pages)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Pagina 1față.jpg1,3 kB'),
    expect.stringContaining('Pagina 2verso.jpg2,6 kB'),
  ])
  const send = screen.getByRole('button', { name: 'Trimite 2 pagini' })
  // Two taps before the page is drawn anew.
  act(() => {
    send.click()
    send.click()
  })
  await screen.findByRole('heading', { name: 'Trimis' })
  expect(bodies).toEqual([{ token: 'abc', photo_ids: [7, 5] }])
})

test('what is moved or taken out is told to the server, so that the next loading shows it so', async () => {
  const { bodies } = open()
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Mută pagina 2 mai sus' }))
  await user.click(screen.getByRole('button', { name: 'Șterge pagina 2' }))
  await waitFor(() =>
    expect(bodies).toEqual([
      { token: 'abc', photo_ids: [5, 7], dropped_ids: [] },
      { token: 'abc', photo_ids: [5], dropped_ids: [7] },
    ]),
  )
})
