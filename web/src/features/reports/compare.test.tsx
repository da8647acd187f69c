import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { aReport, aRun } from '../../../test/reports/a-run.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

const line = { section: 'Petiții primite', law: 'art. 14', depth: 0 }
const received = { ...line, key: 'received', label: 'Petiții înregistrate' }
const online = { ...line, key: 'online', label: 'prin portal', depth: 1 }
const byFax = { ...line, key: 'by_fax', label: 'prin fax', depth: 1 }
const solved = { ...line, key: 'solved', label: 'Soluționate' }
const whole = { law: 'OG 27/2002', gaps: [], remarks: '', version: 1 }
const now = {
  ...aRun,
  ...whole,
  lines: [
    { ...received, value: 1214 },
    { ...online, value: 45 },
    { ...solved, value: 3 },
  ],
}
const before = {
  ...aRun,
  ...whole,
  id: 6,
  of: 'Semestrul II 2025',
  period: { year: 2025, half: 2 },
  lines: [
    { ...received, value: 202 },
    { ...byFax, value: 2 },
    { ...solved, value: 6 },
  ],
}
const yearBefore = {
  ...before,
  id: 5,
  of: 'Semestrul I 2025',
  period: { year: 2025, half: 1 },
  lines: [{ ...received, value: 1214 }],
}

/** The page with these runs; what is asked for is ready at once. */
function openReports(runs: readonly (typeof now)[], address = '/reports?run=7') {
  const all = new Map<number, object>([now, before, yearBefore].map((run) => [run.id, run]))
  let listed: readonly object[] = runs
  const asked: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': {
      body: {
        today: '2026-11-20',
        reports: [aReport({ id: 'petitions', group: 'legal', title: 'Petiții', asks: ['half'] })],
      },
    },
    'GET /api/report/runs': () => ({ body: { runs: listed } }),
    'GET /api/report/get/7': { body: all.get(7) },
    'GET /api/report/get/6': { body: all.get(6) },
    'GET /api/report/get/5': { body: all.get(5) },
    'POST /api/report/ask': ({ body }) => {
      asked.push(JSON.parse(body ?? ''))
      listed = [before, ...listed]
      return { body: { success: true, message: 'Se pregătește.', id: 6 } }
    },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const page = render(<Providers application={createApplication({ history })} />)
  return { user: userEvent.setup(), history, page, asked }
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('a report is compared with the half year before, line by line; the choice stays in the address', async () => {
  const { user, history, page } = openReports([now, before, yearBefore])
  await user.click(await screen.findByRole('button', { name: 'Compară' }))
  await waitFor(() =>
    expect(heads()).toEqual([
      'Rubrica',
      'Legea și articolul',
      'Semestrul I 2026',
      'Semestrul II 2025',
      'Diferența',
    ]),
  )
  expect(cells(/^Petiții înregistrate/)).toEqual(['art. 14', '1.214', '202', '+1.012'])
  expect(cells(/^Soluționate/)).toEqual(['art. 14', '3', '6', '−3'])
  // Only one of the two runs has such a line.
  expect(cells(/^prin portal/)).toEqual(['art. 14', '45', '—', '—'])
  expect(cells(/^prin fax/)).toEqual(['art. 14', '—', '2', '—'])
  const choice = screen.getByLabelText<HTMLSelectElement>('Compară cu')
  await waitFor(() => expect(document.activeElement).toBe(choice))
  expect([...choice.options].map(({ text }) => text)).toEqual(['Semestrul II 2025', 'Semestrul I 2025'])
  await user.selectOptions(choice, 'Semestrul I 2025')
  await waitFor(() => expect(heads()).toContain('Semestrul I 2025'))
  expect(cells(/^Petiții înregistrate/)).toEqual(['art. 14', '1.214', '1.214', '0'])
  expect(history.location.search).toBe('?run=7&compare=7&with=2025-1')
  page.unmount()
  const again = openReports([now, before, yearBefore], `/reports${history.location.search}`)
  await waitFor(() => expect(heads()).toContain('Semestrul I 2025'))
  await again.user.click(screen.getByRole('button', { name: 'Fără comparație' }))
  await waitFor(() => expect(heads()).toEqual(['Rubrica', 'Legea și articolul', 'Număr']))
  expect(again.history.location.search).toBe('?run=7')
})

test('where no report of the half year before is kept, it is made from there and then compared', async () => {
  const { user, asked } = openReports([now, yearBefore], '/reports?report=petitions&compare=7')
  expect(await screen.findByText(/^Semestrul II 2025: nu se păstrează niciun raport/)).toBeTruthy()
  expect(heads()).toEqual(['Rubrica', 'Legea și articolul', 'Număr'])
  const choice = screen.getByLabelText<HTMLSelectElement>('Compară cu')
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Semestrul II 2025 · nepregătit',
    'Semestrul I 2025',
  ])
  await user.click(screen.getByRole('button', { name: 'Pregătește: Semestrul II 2025' }))
  await waitFor(() => expect(heads()).toContain('Semestrul II 2025'))
  expect(asked).toEqual([{ report: 'petitions', parameters: { year: 2025, half: 2 } }])
  expect(screen.queryByText(/nu se păstrează niciun raport/)).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  // The one that was made stands first in the list, and does not push the comparison away.
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
