import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const hold = {
  id: 7,
  found_at: '2026-11-20T08:00:00Z',
  known_entries: 1204,
  found_entries: 1180,
  can: { confirm: true },
}
const none = { data: [], meta: { total: 0, page: 1, rows: 20, pages: 0 } }

function open(waiting: typeof hold | null) {
  const server = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'activity.view')) },
    'GET /api/activity/list/25': { body: none },
    'GET /api/activity/hold': { body: { hold: waiting } },
    'POST /api/activity/confirm_state': { body: { success: true, message: 'Gata' } },
  })
  const history = createMemoryHistory({ initialEntries: ['/admin/activity'] })
  render(<Providers application={createApplication({ history })} />)
  return { server, user: userEvent.setup() }
}

test('an older state is told with its figures, and confirmed with a reason only', async () => {
  const { server, user } = open(hold)
  const alert = await screen.findByText(/nu se dau numere/)
  expect(alert.parentElement?.textContent).toContain('erau cunoscute 1.204 intrări sigilate')
  await user.click(screen.getByRole('button', { name: 'Confirmă starea' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Confirmă starea/ }))
  expect(server.asked).not.toContain('POST /api/activity/confirm_state')
  await user.type(dialog.getByLabelText(/Motiv/), 'Backup din 19 noiembrie')
  await user.click(dialog.getByRole('button', { name: /^Confirmă starea/ }))
  expect(await screen.findByText(/Starea a fost confirmată/)).toBeTruthy()
})

test('who may not confirm it is told who may', async () => {
  open({ ...hold, can: { confirm: false } })
  expect((await screen.findByText(/Numai un administrator o poate confirma/)).textContent).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmă starea' })).toBeNull()
})
