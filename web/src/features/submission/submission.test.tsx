import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { submission5 } from '../../../test/submission.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

test('the queue counts by status and accepts several; one is opened, recognised as known and accepted, or rejected', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  const sent: [string, unknown][] = []
  const take =
    (name: string, data: unknown) =>
    ({ body }: { body: string | undefined }) => {
      sent.push([name, JSON.parse(body ?? 'null')])
      return { body: { success: true, message: 'Gata.', id: 5, data } }
    }
  const meta = { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 }
  const rights = ['uploaded_document.view', 'uploaded_document.accept', 'document.register'] as const
  const known = { id: 8, type: 'pf', name: 'Ileana Cosânzeana', code: '', phone: '', address: 'Teilor 9' }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, ...rights)) },
    'GET /api/submission/list/20': { body: { data: [submission5], meta } },
    'GET /api/submission/counts': {
      body: { statuses: { waiting: 1, completion: 0, accepted: 4, rejected: 0, closed: 0 } },
    },
    'POST /api/submission/accept_many': take('accept_many', [{ id: 5, number: '', why: 'Registru închis.' }]),
    'GET /api/submission/get/5': { body: submission5 },
    'GET /api/submission/activity/5': { body: [] },
    'GET /api/submission/signatures/5': {
      body: [
        {
          ...{ file_id: 9, version: 1, state: 'unsigned', reason: null },
          checked_at: null,
          content: null,
          signatures: [],
        },
      ],
    },
    'GET /api/submission/form': {
      body: { registers: [{ id: 2, name: 'Registru general' }], groups: [{ id: 3, name: 'Urbanism' }] },
    },
    'POST /api/issuer/suggest': { body: [{ ...known, email: '', documents: 2 }] },
    'POST /api/submission/accept': take('accept', { ...submission5, status: 'accepted', number: '41' }),
    'POST /api/submission/reject': take('reject', submission5),
  })
  const history = createMemoryHistory({ initialEntries: ['/documente-depuse'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  const table = await screen.findByRole('table', { name: 'Documente depuse' })
  expect(await screen.findByRole('button', { name: 'Toate 5' })).toBeTruthy()
  await user.click((await within(table).findAllByRole('checkbox'))[1]!)
  await user.click(await screen.findByRole('button', { name: 'Acceptă și înregistrează' }))
  const many = await screen.findByRole('dialog')
  await user.click(within(many).getByRole('button', { name: 'Acceptă și înregistrează' }))
  expect(await within(many).findByText('Ileana Cosânzeana: Registru închis.')).toBeTruthy()
  expect(sent[0]).toEqual(['accept_many', { ids: [5] }])
  await user.click(within(many).getAllByRole('button', { name: 'Închide' }).at(-1)!)
  await user.click(within(table).getByRole('link', { name: 'Ileana Cosânzeana' }))
  await screen.findByRole('heading', { level: 1, name: 'Cerere certificat de urbanism' })
  expect(screen.getByRole('link', { name: 'cerere.pdf' }).getAttribute('href')).toBe(
    '/api/submission/file/5/9',
  )
  await user.click(screen.getByRole('button', { name: 'Respinge' }))
  const rejecting = await screen.findByRole('dialog')
  await user.click(within(rejecting).getByRole('button', { name: 'Respinge' }))
  await waitFor(() => expect(within(rejecting).getAllByRole('alert').length).toBeGreaterThan(0))
  expect(sent).toHaveLength(1)
  await user.click(within(rejecting).getByRole('button', { name: 'Renunță' }))
  await user.click(screen.getByRole('button', { name: 'Acceptă și înregistrează' }))
  const accepting = await screen.findByRole('dialog')
  await user.click(await within(accepting).findByRole('radio', { name: /^Ileana Cosânzeana/ }))
  await user.click(within(accepting).getByRole('button', { name: 'Acceptă și înregistrează' }))
  await waitFor(() =>
    expect(sent[1]).toEqual(['accept', { id: 5, version: 3, issuer_id: 8, register_id: 2, group_id: 3 }]),
  )
})
