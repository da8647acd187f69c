import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'
import { readListState } from '../../ui/list/state/list-state.ts'

const dashboard: Dashboard = {
  today: '2026-11-20',
  registered_today: 14,
  daily_average: 26,
  due_soon: 11,
  overdue: 24,
  open: 148,
  department: null,
  group: null,
  per_day: [{ day: '2026-11-20', count: 14 }],
  due: [],
  mine: [],
}
const urbanism = { name: 'Urbanism', open: 56, due_soon: 9, overdue: 16 }

async function open(more: Partial<Dashboard>, ...permissions: Permission[]) {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, ...permissions)) },
    'GET /api/dashboard/get': { body: { ...dashboard, ...more } },
  })
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  render(<Providers application={createApplication({ history })} />)
  await screen.findByText('Termen depășit')
  return history
}
/** The filters of the list that a link opens: column, mode, values. */
function opened(name: string): string[] {
  const [, search = ''] = screen.getByRole('link', { name }).getAttribute('href')!.split('?')
  return readListState(documentColumns, search).filters.flatMap(({ column, conditions }) =>
    conditions.map(({ mode, values }) => `${column} ${mode} ${values.join(',')}`),
  )
}
const isOpen = 'status in 1,2,3,4,5,15'

test('each figure of a person without a department opens the rows it counts', async () => {
  await open({}, 'document.list')
  expect(opened('Înregistrate azi: 14')).toEqual(['registered_on dateIs today'])
  expect(opened('Scadente în 7 zile: 11')).toEqual([isOpen, 'deadline_on between today,today+7'])
  expect(opened('Termen depășit: 24')).toEqual([isOpen, 'deadline_on dateBefore today'])
  expect(opened('Nesoluționate: 148')).toEqual([isOpen])
  expect(screen.getByText('până pe 27.11.2026')).toBeTruthy()
})

test('a head reads the department first, with the figure of all papers beside it', async () => {
  await open({ department: 'Urbanism', group: urbanism }, 'document.list')
  const mine = 'group equals my_group'
  expect(opened('Termen depășit: 16')).toEqual([isOpen, 'deadline_on dateBefore today', mine])
  expect(opened('Termen depășit, toate: 24')).toEqual([isOpen, 'deadline_on dateBefore today'])
  expect(opened('Nesoluționate: 56')).toEqual([isOpen, mine])
  screen.getByRole('heading', { name: 'Au nevoie de atenție în compartiment' })
  expect(screen.getByText('vineri, 20 noiembrie 2026 · Urbanism')).toBeTruthy()
})

test('who answers for the institution reads it first, with the department beside it', async () => {
  await open({ group: urbanism }, 'document.list')
  expect(opened('Termen depășit: 24')).not.toContain('group equals my_group')
  expect(opened('Termen depășit, Urbanism: 16')).toContain('group equals my_group')
  screen.getByRole('heading', { name: 'Au nevoie de atenție' })
})

test('a figure is a link to the list, and the days open their papers', async () => {
  const history = await open({}, 'document.list')
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Arată ca tabel' }))
  expect(opened('20.11.2026: 14')).toEqual(['registered_on dateIs 2026-11-20'])
  await person.click(screen.getByRole('link', { name: 'Nesoluționate: 148' }))
  await waitFor(() => expect(history.location.pathname).toBe('/document/list'))
})

test('who may not open the list reads figures without links', async () => {
  await open({ group: urbanism })
  const main = within(screen.getByRole('main'))
  expect(main.getByText('148')).toBeTruthy()
  expect(main.queryAllByRole('link')).toEqual([])
})
