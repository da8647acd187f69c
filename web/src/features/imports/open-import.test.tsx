import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anImport } from '../../../test/imports/an-import.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

function open(more: Partial<ImportDetail>) {
  const read: { encoding?: string; mapping?: ImportDetail['mapping'] }[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 })) },
    'GET /api/import/get/5': { body: { ...anImport, unknown_values: [], ...more } },
    'GET /api/import/findings/5': {
      body: { data: [], total: 0, from: 0, current_page: 1, per_page: 50 },
    },
    'POST /api/import/read': ({ body }) => {
      read.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Gata.' } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/admin/import-deponent?import=5'] })
  render(<Providers application={createApplication({ history })} />)
  return read
}
const draft = { state: 'draft', check_seconds: null } as const
const encoding = () => screen.findByRole('combobox', { name: 'Codificare' })

test('a file is read in another way at once where nothing was chosen, and after a question where something was', async () => {
  const read = open(draft)
  const user = userEvent.setup()
  await user.selectOptions(await encoding(), 'windows-1250')
  await waitFor(() => expect(read).toHaveLength(1))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Ce este coloana „Județ”' }), '')
  await user.selectOptions(await encoding(), 'iso-8859-2')
  await screen.findByRole('dialog', { name: 'Citiți fișierul altfel?' })
  await user.click(screen.getByRole('button', { name: 'Renunță' }))
  expect(read).toHaveLength(1)

  await user.selectOptions(await encoding(), 'iso-8859-2')
  await user.click(await screen.findByRole('button', { name: 'Citește din nou' }))
  await waitFor(() => expect(read).toHaveLength(2))
  // What was chosen and not checked yet goes with it.
  expect(read[1]).toMatchObject({ encoding: 'iso-8859-2', mapping: { columns: { 0: 'name' } } })
  expect(read[1]?.mapping?.columns).toEqual({ 0: 'name' })
})

test('a value for all rows is shown, also where a column gives its field', async () => {
  open({ ...draft, mapping: { ...anImport.mapping, constants: { county: 'CJ' } } })
  const constant = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Județ' })
  expect(constant.value).toBe('CJ')
  expect(constant.closest('details')?.open).toBe(true)
  await userEvent.setup().selectOptions(constant, '')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Județ' }).value).toBe('')
})

test('without a value for all rows their part is closed, and a field with a column is not in it', async () => {
  open(draft)
  await encoding()
  expect(screen.queryByRole('combobox', { name: 'Județ' })).toBeNull()
})

test('a screen reader is told of every tenth part of the work, and people see each step', async () => {
  const counts = { ...anImport.counts, rows: 1_000 }
  open({ state: 'running', counts, done: 437, seconds_left: 12 })
  expect(await screen.findByText('rândul 437 din 1.000 · mai sunt cam 12 s')).toBeDefined()
  expect(screen.getByText('Se importă: 40%').getAttribute('role')).toBe('status')
})
