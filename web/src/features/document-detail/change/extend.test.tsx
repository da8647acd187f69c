import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { choices } from '../../../../test/registration.tsx'
import { standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'
import { document4512 } from '../../../../test/document.ts'
import { placeAtDesk } from '../../../../test/transfers.ts'

const petition = {
  ...document4512,
  deadline_on: '2026-12-18',
  legal_basis: 'OG 27/2002 art. 8',
  location: 'Raft 3, dosar 12',
}

function open(row: typeof document4512) {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'document.register')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/approval/of_document/4512': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/document/get/4512': { body: row },
    'GET /api/document/registration_form': { body: choices },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  return userEvent.setup()
}
const warning = /Legea permite prelungirea cu cel mult 15 zile/

test('an extension shows the new deadline before it is saved, and warns beyond what the law allows', async () => {
  const user = open(petition)
  await user.click(await screen.findByText('Prelungește termenul'))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText(/Număr de zile/)
  await user.type(days, '15')
  // 2 January 2027 is a holiday on a Saturday.
  expect(await dialog.findByText('Noul termen va fi 04.01.2027.')).toBeTruthy()
  expect(dialog.queryByText(warning)).toBeNull()
  await user.clear(days)
  await user.type(days, '60')
  expect(await dialog.findByText('Noul termen va fi 16.02.2027.')).toBeTruthy()
  expect(dialog.getByText(warning).textContent).toContain('până la 04.01.2027')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Prelungește termenul/ }).disabled).toBe(
    false,
  )
})

test('a second extension counts from the first deadline on', async () => {
  const before = {
    at: '2026-12-01T08:00:00Z',
    by: 'Gina',
    before: '2026-12-18',
    after: '2026-12-28',
    reason: 'x',
    stopped: false,
    stood_days: 0,
  }
  const user = open({ ...petition, deadline_on: '2026-12-28', extensions: [before] })
  await user.click(await screen.findByText('Prelungește termenul'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Număr de zile/), '15')
  expect((await dialog.findByText(warning)).textContent).toContain('până la 04.01.2027')
})

test('days for which the deadline stood are no extension, and move what the law allows', async () => {
  const stood = {
    at: '2026-12-01T08:00:00Z',
    by: 'Gina',
    before: '2026-12-18',
    after: '2026-12-28',
    reason: 'Termenul a stat cât s-au așteptat completări: 20.11.2026–30.11.2026',
    stopped: true,
    stood_days: 10,
  }
  const user = open({ ...petition, deadline_on: '2026-12-28', extensions: [stood] })
  await user.click(await screen.findByText('Prelungește termenul'))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText(/Număr de zile/)
  await user.type(days, '15')
  expect(await dialog.findByText('Noul termen va fi 12.01.2027.')).toBeTruthy()
  expect(dialog.queryByText(warning)).toBeNull()
  await user.clear(days)
  await user.type(days, '16')
  expect((await dialog.findByText(warning)).textContent).toContain('până la 12.01.2027')
})

test('an annulled number is struck through, and where the paper is stands beside every tab', async () => {
  open({ ...petition, status: { ...petition.status, id: 9 } })
  const heading = await screen.findByRole('heading', { level: 1, name: /004512/ })
  expect(heading.querySelector('s')?.textContent).toBe('004512')
  expect(
    within(screen.getByRole('complementary', { name: 'Date' })).getByText('Raft 3, dosar 12'),
  ).toBeTruthy()
})
