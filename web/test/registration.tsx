import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, vi } from 'vitest'
import '../src/lib/languages/all-texts.ts'
import { createApplication } from '../src/app/application.ts'
import { Providers } from '../src/app/providers.tsx'
import { aPerson, statusFor } from './people.ts'
import { choices, issuer, registered } from './registration-samples.ts'
import { type Replies, standIn } from './server.ts'

export { choices, issuer, registered }

type Sent = { key: string | null; body: Record<string, unknown> }
export const add = 'POST /api/document/add'

/** Opens the registration page; `sent` lists what it sends. The first `lose` answers get lost. */
export function openRegistration(more: Replies = {}, { lose = 0, at = '/document/new' } = {}) {
  const sent: Sent[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list')) },
    'GET /api/document/registration_form': { body: choices },
    'POST /api/issuer/suggest': { body: [issuer] },
    [add]: { body: registered },
    ...more,
  })
  // Wrap the server's stand-in, to note what the page sends and to lose answers.
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/document/add') {
      sent.push({
        key: new Headers(init.headers).get('idempotency-key'),
        body: JSON.parse(String(init.body)) as Record<string, unknown>,
      })
      if (sent.length <= lose) throw new TypeError('connection lost')
    }
    return answer(url, init)
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  let drawn = 0
  const { unmount } = render(
    <Profiler
      id="page"
      onRender={() => {
        drawn += 1
      }}
    >
      <Providers application={createApplication({ history })} />
    </Profiler>,
  )
  return {
    sent,
    unmount,
    drawn: () => drawn,
    at: () => history.location.href,
    go: (to: string) => history.push(to),
    /** Calls this as soon as the address changes; the page shown before still stands then. */
    onMove: (then: () => void) => history.subscribe(then),
  }
}

/** A field of the form, by its path. */
export const field = (path: string) => {
  const found = document.querySelector<HTMLElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}
/** The path of the field that has the focus. */
export const focused = () => (document.activeElement as HTMLElement | null)?.dataset.path

/** Fills the form from the type, where the page begins, to the subject, by keyboard alone. */
export async function write(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  await user.keyboard('{Enter}')
  expect(focused()).toBe('issuer_id')
  await user.keyboard('gradina')
  await screen.findByText('Grădinaru Ilie')
  await waitFor(() =>
    expect(document.querySelector('[data-combobox-selected]')?.textContent).toContain('Grădinaru Ilie'),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('short_description'))
  await user.keyboard('Cerere de racordare')
}
