import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { choices, openRegistration, write } from '../../../../test/registration.tsx'
import '../../../lib/languages/all-texts.ts'

/** A label that stands on a sheet: where it goes is asked, so nothing is printed in this test. */
const labels = [{ name: 'A4', width_mm: 70, height_mm: 37, per_sheet: 24 }]
const options = {
  'GET /api/print/options': { body: { labels, receipt_paper: 'a5', stamp_corner: 'top_right' } },
}

test('the habit is kept with the person, and the label comes with the number', async () => {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const kept: unknown[] = []
  openRegistration({
    ...options,
    'POST /api/registration_habits/save': ({ body }) => {
      kept.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.' } }
    },
  })
  const user = userEvent.setup()
  await write(user)
  await user.click(screen.getByRole('checkbox', { name: 'Tipărește eticheta după salvare' }))
  await waitFor(() => expect(kept).toEqual([{ fields: [], stays: false, prints_label: true, values: {} }]))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test.each([
  ['also where the form stays for the next paper', { stays: true, prints_label: true }, true],
  ['not where nobody wants it', { stays: false, prints_label: false }, false],
])('%s', async (_, habits, isPrinted) => {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  let asked = 0
  openRegistration({
    'GET /api/print/options': () => {
      asked += 1
      return options['GET /api/print/options']
    },
    'GET /api/document/registration_form': {
      body: { ...choices, habits: { ...choices.habits, ...habits } },
    },
  })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText(
    habits.stays ? 'Înregistrat cu numărul 004528 (P-0031)' : 'Document înregistrat cu numărul',
    {
      exact: false,
    },
  )
  if (isPrinted) await screen.findByRole('dialog')
  expect(asked).toBe(isPrinted ? 1 : 0)
})
