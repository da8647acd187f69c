import type { Registered, RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import '../lib/all-texts.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'
import { aPerson, statusFor } from './test-people.ts'
import { type Replies, standIn } from './test-server.ts'

export const choices: RegistrationForm = {
  today: '2026-11-20',
  registers: [
    {
      id: 1,
      name: 'Registru general',
      code: 'RG',
      category: null,
      is_default: true,
      in_main_list: true,
      next_sample: '004528',
      refused: null,
    },
    {
      id: 2,
      name: 'Registru de petiții',
      code: 'PET',
      category: 'intrare',
      is_default: false,
      in_main_list: true,
      next_sample: 'P-0032/2026',
      refused: null,
    },
  ],
  secondary_registers: [],
  doc_types: [
    {
      id: 5,
      name: 'Cerere',
      category: 'intrare',
      deadline_days: 30,
      day_type: 'calendar',
      register_id: null,
      fixed_register: false,
      secondary_register_ids: [],
      receipt: true,
      legal_basis: '',
      is_default: true,
    },
    {
      id: 6,
      name: 'Petiție',
      category: 'intrare',
      deadline_days: 5,
      day_type: 'working',
      register_id: 2,
      fixed_register: false,
      secondary_register_ids: [],
      receipt: true,
      legal_basis: 'OG 27/2002',
      is_default: false,
    },
  ],
  groups: [{ id: 3, name: 'Urbanism' }],
  free_days: [],
  max_file_mb: 250,
  templates: [],
  habits: { fields: [], stays: false, values: {} },
}
export const issuer = {
  id: 9,
  type: 'pf',
  name: 'Grădinaru Ilie',
  code: '1••••••••••42',
  phone: '',
  email: '',
  address: 'str. Salciei 14',
  documents: 11,
}
export const registered = {
  success: true,
  message: 'Salvat.',
  id: 70,
  data: {
    id: 70,
    number: '004528',
    further_numbers: [{ register: 'Registrul petițiilor', register_number: 'P-0031' }],
    registered_on: '2026-11-20',
    registered_at: '2026-11-20T08:43:00Z',
    register: 'Registru general',
    issuer: 'Grădinaru Ilie',
    issuer_id: 9,
    doc_type: 'Cerere',
    short_description: 'Cerere de racordare',
    deadline_on: '2026-12-21',
    tracking_code: 'ABC',
    mailed_to: '',
    receipt: true,
  } satisfies Registered,
}

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
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  return { sent, unmount, at: () => history.location.href, go: (to: string) => history.push(to) }
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
