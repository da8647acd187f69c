import type { ImportDetail, ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
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

const finding = (row: number, more: Partial<ImportFinding>): ImportFinding => ({
  row,
  level: 'error',
  column: 'Denumire',
  place: 0,
  field: 'name',
  value: '',
  key: 'required',
  text: 'Acest câmp trebuie să fie completat.',
  ...more,
})
const findings = [
  finding(2, {}),
  finding(3, {
    ...{ column: 'Județ', place: 1, field: 'county', value: 'Kluj' },
    ...{ key: 'import_unknown_value', text: 'Valoarea nu se află în listă.' },
  }),
  finding(4, { column: '', place: null, field: '', key: 'import_same_row', text: 'Stă și la rândul 2.' }),
]

function open(own: boolean) {
  const bodies: { mapping: ImportDetail['mapping'] }[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 })) },
    'GET /api/import/get/5': { body: { ...anImport, own, can: { ...anImport.can, check: own } } },
    'GET /api/import/findings/5': {
      body: { data: findings, total: 3, from: 1, current_page: 1, per_page: 50 },
    },
    'POST /api/import/check': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Gata.' } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/admin/import-deponent?import=5'] })
  render(<Providers application={createApplication({ history })} />)
  return bodies
}
const button = (name: string) => screen.getByRole('button', { name })

test('a wrong cell is written anew in its row and goes with the next check', async () => {
  const bodies = open(true)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Corectează aici: rândul 2, Denumire' }))
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rândul 2, Denumire' })
  expect(document.activeElement).toBe(cell)
  // A CNP is refused where it is typed.
  await user.keyboard('1900101410011')
  expect(screen.getByText('Un CNP se corectează în fișierul rândurilor greșite.')).toBeDefined()
  await user.clear(cell)
  await user.type(cell, 'Moara Nouă SRL')
  expect(screen.getByText('1 rând corectat aici')).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Verifică din nou' }).at(-1) as HTMLElement)
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.mapping.mended).toEqual({ 2: { 0: 'Moara Nouă SRL' } })
})

test('a cell is left as the file has it, and an unknown value leads to its meaning for all rows', async () => {
  open(true)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Corectează aici: rândul 2, Denumire' }))
  await user.click(button('Lasă ca în fișier: rândul 2, Denumire'))
  expect(screen.queryByRole('textbox', { name: 'Rândul 2, Denumire' })).toBeNull()
  expect(screen.queryByText('1 rând corectat aici')).toBeNull()
  await user.click(button('Alege pentru toate ce înseamnă „Kluj”'))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ce înseamnă „Kluj”' }))
  // What is about the whole row has no cell.
  expect(screen.getAllByRole('button', { name: /^Corectează aici/ })).toHaveLength(1)
  expect(screen.getAllByText('Corectați în fișier')).toHaveLength(1)
})

test('who did not begin the import is offered nothing to mend', async () => {
  open(false)
  expect(await screen.findByText('Stă și la rândul 2.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Corectează aici/ })).toBeNull()
})
