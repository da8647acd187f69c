import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listedDocument, pageOf } from '../../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { refusal, standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'

function open(...permissions: Permission[]) {
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', ...permissions)) },
    'GET /api/document/list/20': { body: pageOf([listedDocument(4527)]) },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
    'GET /api/user_group/options': { body: [{ id: 9, name: 'Urbanism' }] },
    'GET /api/user/options': { body: [{ id: 4, name: 'Ion Taxe' }] },
    'POST /api/document_batch/preview': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return refusal(409, 'CONFLICT', 'Încercați din nou.')
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/list'] })
  render(<Providers application={createApplication({ history })} />)
  return sent
}

async function chooseRow(user: ReturnType<typeof userEvent.setup>) {
  const link = await screen.findByRole('link', { name: '004527' })
  await user.click(within(link.closest('tr')!).getByRole('checkbox'))
  return within(screen.getByRole('toolbar', { name: /ales/ }))
}

test('chosen documents are given to a department and people from the bar of the choice', async () => {
  const sent = open('document.assign')
  const user = userEvent.setup({ delay: null })
  await user.click((await chooseRow(user)).getByRole('button', { name: 'Repartizează' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((dialog.getByLabelText(/Ce se schimbă/) as HTMLSelectElement).value).toBe('assign')
  await user.click(dialog.getByLabelText(/^Compartiment/, { selector: 'input:not([type=hidden])' }))
  await user.click(await screen.findByRole('option', { name: 'Urbanism', hidden: true }))
  await user.click(dialog.getByLabelText(/^Persoane/, { selector: 'input:not([type=hidden])' }))
  await user.click(await screen.findByRole('option', { name: 'Ion Taxe', hidden: true }))
  await user.click(dialog.getByRole('button', { name: /^Previzualizează/ }))
  const values = { action: 'assign', group_id: 9, user_ids: [4] }
  await waitFor(() => expect(sent).toEqual([{ ids: [4527], values }]))
})

test('a preview that assigns nothing is refused before it is sent', async () => {
  const sent = open('document.register')
  const user = userEvent.setup({ delay: null })
  await user.click((await chooseRow(user)).getByRole('button', { name: 'Repartizează' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Previzualizează/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Compartiment')
  expect(sent).toEqual([])
})

test('a reader is not offered to assign', async () => {
  open()
  const bar = await chooseRow(userEvent.setup({ delay: null }))
  expect(bar.getByRole('button', { name: 'Modifică' })).toBeTruthy()
  expect(bar.queryByRole('button', { name: 'Repartizează' })).toBeNull()
})
