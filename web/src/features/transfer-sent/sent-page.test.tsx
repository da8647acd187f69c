import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { aSheet } from '../../../test/transfers.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

function open(path: string, answers: Parameters<typeof standIn>[0]) {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'transfer.create')) },
    'GET /api/user_group/options': { body: [] },
    ...answers,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<Providers application={createApplication({ history })} />)
  return history
}

test('lists sheets both ways, says how long one has waited, and opens it', async () => {
  const late = aSheet(2, { waits_days: 3 })
  const history = open('/document/sent', {
    'GET /api/transfer/list/20': { body: pageOf([late] as never) },
    'GET /api/transfer/get/93': { body: late },
  })
  const user = userEvent.setup({ delay: null })
  expect(await screen.findByText('așteaptă de 3 zile')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'B-0093/2026' }))
  expect(await screen.findByRole('heading', { name: 'Borderoul B-0093/2026' })).toBeTruthy()
  expect(history.location.search).toBe('?sheet=93')
})

test('withdraws one document or all; deletes only with the right to', async () => {
  const sent: unknown[] = []
  const may = { update: false, send: false, answer: false, withdraw: true, delete: false }
  open('/document/sent?sheet=93', {
    'GET /api/transfer/get/93': {
      body: aSheet(2, { can: may, cannot: { delete: 'Nu aveți dreptul să ștergeți această predare.' } }),
    },
    'POST /api/transfer/withdraw': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: aSheet(2, { can: may }) } }
    },
  })
  const user = userEvent.setup({ delay: null })
  const sheet = within(await screen.findByRole('region', { name: 'Borderoul B-0093/2026' }))
  const locked = sheet.getByRole('button', { name: /^Șterge/, description: /Nu aveți dreptul/ })
  expect(locked.getAttribute('aria-disabled')).toBe('true')
  await user.click(sheet.getByRole('button', { name: 'Retrage: 004502' }))
  await user.click(sheet.getByRole('button', { name: 'Retrage tot ce nu e confirmat' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Retrageți documentele neconfirmate?' }))
  expect(sent).toHaveLength(1)
  await user.click(asked.getByRole('button', { name: 'Retrage tot ce nu e confirmat' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ id: 93, row_ids: [12] }, { id: 93 }])
})
