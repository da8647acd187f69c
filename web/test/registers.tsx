import type { Register } from '@hdoc/contract/registers/registers.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { createApplication } from '../src/app/application.ts'
import { Providers } from '../src/app/providers.tsx'
import '../src/lib/languages/all-texts.ts'
import { aPerson, statusFor } from './people.ts'
import { type Replies, standIn } from './server.ts'

/** A register of petitions, which starts anew by hand. */
export const register: Register = {
  id: 4,
  name: 'Registru de petiții',
  code: 'PET',
  category: 'intrare',
  pattern: 'P-####/{YYYY}',
  next_number: 32,
  current_number: 31,
  current_sample: 'P-0031/2026',
  next_sample: 'P-0032/2026',
  full: false,
  reset: 'manual',
  number_after_reset: 1,
  is_default: false,
  in_main_list: true,
  secondary: false,
  online: false,
  answers_on_line: false,
  holder_group_id: null,
  holder_group_name: '',
  last_number: null,
  next_reset_on: null,
  reserved_numbers: 0,
  daily: false,
  closed: false,
  history_of: null,
  history_of_name: '',
  histories: [],
  description: '',
  access: [{ principal: 'group', id: 3, name: 'Registratură', see: true, register: true }],
  version: 5,
  can: { edit: true },
}
export const listed = (one: Register) => ({
  body: {
    data: [one],
    meta: { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 },
  },
})
export const update = 'POST /api/register/update'

/** Opens the list of registers; `bodies` are what its dialogs send. */
export function openRegisters(more: Replies = {}) {
  const bodies: unknown[] = []
  const keep = ({ body }: { body: string | undefined }) => {
    bodies.push(JSON.parse(body ?? 'null'))
    return { body: { success: true, message: 'Salvat.', id: 4, data: register } }
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'register.manage')) },
    'GET /api/register/list/20': listed(register),
    'GET /api/user/options': { body: [{ id: 8, name: 'Elena Cireșaru' }] },
    'GET /api/user_group/options': { body: [{ id: 3, name: 'Registratură' }] },
    [update]: keep,
    'POST /api/register/open_series': keep,
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/registers'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies }
}

/** A field of the dialog, by its path. */
export const field = (path: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}
/** Opens the register in its dialog. */
export async function edit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByText('PET'))
  await screen.findByText('Modifică registrul „Registru de petiții”')
}
