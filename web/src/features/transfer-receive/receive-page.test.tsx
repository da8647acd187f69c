import type { TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { aRow, aSheet } from '../../../test/transfers.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { applyChange } from '../../entities/changes/apply-change.ts'
import { toReceiveQuery } from '../../entities/transfers/queries.ts'
import '../../lib/languages/all-texts.ts'

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.setItem('hdoc-scan-sound', 'off')
  sessionStorage.clear()
})

function open(
  sheet = aSheet(3),
  answers: Parameters<typeof standIn>[0] = {},
  kept?: readonly TransferSheet[],
) {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const { rows: _rows, ...summary } = sheet
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'transfer.receive')) },
    'GET /api/transfer/to_receive': { body: [summary] },
    'GET /api/transfer/get/93': { body: sheet },
    ...answers,
  })
  const history = createMemoryHistory({ initialEntries: ['/document/receive'] })
  const application = createApplication({ history })
  // Of an earlier visit, and marked since as changed.
  if (kept) {
    const { queryKey } = toReceiveQuery()
    application.queryClient.setQueryData(queryKey, [...kept])
    void application.queryClient.invalidateQueries({ queryKey })
  }
  render(<Providers application={application} />)
  return Object.assign(history, {
    asked,
    meanwhile: () => applyChange(application.queryClient, { what: 'transfer.changed' }),
  })
}

test('marks what is received and refused, asks about the rest, and sends all of it at once', async () => {
  const sent: unknown[] = []
  open(aSheet(3), {
    'POST /api/transfer/answer': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: aSheet(3) } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Primește: 004501' }))
  await user.click(screen.getByRole('button', { name: 'Refuză: 004502' }))
  // Marks count before they are confirmed.
  const bar = screen.getByRole('progressbar', { name: 'Primite' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1 din 3 · refuzate: 1 · neconfirmate: 1')
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '3'])
  const confirm = screen.getByRole('button', { name: /Confirmă primirea, 2 din 3/ })
  // A refusal needs its reason.
  expect((confirm as HTMLButtonElement).disabled).toBe(true)
  await user.click(screen.getByRole('combobox', { name: /Motivul refuzului/ }))
  await user.click(await screen.findByRole('option', { name: 'Număr de file diferit', hidden: true }))
  await user.type(screen.getByRole('textbox', { name: /Ce ați găsit/ }), '4 file')
  expect(screen.getByText(/un original trece la Urbanism; unul se întoarce la Registratură/)).toBeTruthy()
  await user.click(confirm)
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText(/Nu ați spus nimic despre documentul 004503. Rămâne neconfirmat,/)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Confirmă fără ele' }))
  expect(await screen.findByText('Primirea a fost confirmată.')).toBeTruthy()
  expect(sent).toEqual([
    { id: 93, accept: [11], refuse: [{ row_id: 12, refusal: 'pages', reason: '4 file' }] },
  ])
})

test('a scanned label marks its row once; the second time it says so', async () => {
  open(aSheet(2), {
    'POST /api/transfer/scan': {
      body: {
        outcome: 'found',
        text: 'De confirmat.',
        number: '004502',
        row_id: 12,
        sheet_id: null,
        data: null,
      },
    },
  })
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })
  await user.type(field, 'HD111156{Enter}')
  expect(await screen.findByText('Va fi primit')).toBeTruthy()
  await user.type(field, 'HD111156{Enter}')
  expect(await screen.findByText(/este deja marcat/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Desfă: 004502' }))
  expect(screen.queryByText('Va fi primit')).toBeNull()
})

test('what was marked is still marked after another sheet was opened', async () => {
  const history = open(aSheet(2), {
    'GET /api/transfer/get/94': { body: aSheet(1, { id: 94, number: 'B-0094/2026', rows: [aRow(9)] }) },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Primește: 004502' }))
  history.push('/document/receive?sheet=94')
  expect(await screen.findByRole('heading', { name: 'Borderoul B-0094/2026' })).toBeTruthy()
  history.push('/document/receive?sheet=93')
  expect(await screen.findByText('Va fi primit')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Desfă: 004502' }))
  expect(sessionStorage.getItem('hdoc-sheet-marks')).toBeNull()
})

test('by keyboard: J and K walk the rows, P takes, F refuses and asks why; the focus stays in the row', async () => {
  open(aSheet(3))
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('button', { name: 'Primește: 004501' })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await user.keyboard('j')
  expect(focused()).toBe('Primește: 004501')
  await user.keyboard('p')
  expect(focused()).toBe('Desfă: 004501')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Primește: 004501')
  await user.keyboard('jjkf')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Motivul refuzului/ }))
  expect(screen.getByRole('button', { name: 'Desfă: 004502' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Confirmă primirea, 1 din 3/ })).toBeTruthy()
})

test('a code that stands for nothing here is told with the code itself', async () => {
  open(aSheet(1), {
    'POST /api/transfer/scan': {
      body: {
        outcome: 'not_on_sheet',
        text: 'Documentul nu este pe acest borderou.',
        number: '',
        row_id: null,
        sheet_id: null,
        data: null,
      },
    },
  })
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })
  await user.type(field, '004522{Enter}')
  expect((await screen.findByText(/nu este pe acest borderou/)).textContent).toContain('004522')
})

test('the code of a sheet opens it, also while another one is shown', async () => {
  const history = open(aSheet(1), {
    'POST /api/transfer/scan': {
      body: {
        outcome: 'sheet',
        text: 'Borderou deschis.',
        number: 'B-0094/2026',
        row_id: null,
        sheet_id: 94,
        data: null,
      },
    },
    'GET /api/transfer/get/94': { body: aSheet(1, { id: 94, number: 'B-0094/2026' }) },
  })
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })
  await user.type(field, 'HB111156{Enter}')
  expect(await screen.findByRole('heading', { name: 'Borderoul B-0094/2026' })).toBeTruthy()
  await waitFor(() => expect(history.location.search).toBe('?sheet=94'))
})

test('who may not answer reads why, and has nothing to press', async () => {
  const may = { update: false, send: false, answer: false, withdraw: false, delete: false }
  open(aSheet(1, { can: may, cannot: { answer: 'Borderoul este pentru Ana Pop, Urbanism.' } }))
  expect(await screen.findByText('Borderoul este pentru Ana Pop, Urbanism.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Confirmă primirea/ })).toBeNull()
})

test('the sheet that is being read stays open when another comes above it; once it is answered, the next one opens', async () => {
  const { rows: _read, ...read } = aSheet(1)
  const newer = aSheet(1, { id: 94, number: 'B-0094/2026', rows: [aRow(9)] })
  const { rows: _newer, ...above } = newer
  let waiting = [read]
  const [row] = aSheet(1).rows
  const answered = { ...aSheet(1), rows: [{ ...row, status: { ...row?.status, code: 'accepted' } }] }
  const { meanwhile } = open(aSheet(1), {
    'GET /api/transfer/to_receive': () => ({ body: waiting }),
    'GET /api/transfer/get/94': { body: newer },
    'POST /api/transfer/answer': () => {
      waiting = [above]
      return { body: { success: true, message: '', id: 93, data: answered } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Primește: 004501' }))
  waiting = [above, read]
  await meanwhile()
  expect(await screen.findByRole('button', { name: /B-0094/ })).toBeTruthy()
  expect(screen.getByText('Va fi primit')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Confirmă primirea, 1 din 1/ }))
  expect(await screen.findByRole('heading', { name: 'Borderoul B-0094/2026' })).toBeTruthy()
})

test('a sheet of an earlier visit, which a colleague has received since, is not opened by itself', async () => {
  const newer = aSheet(1, { id: 94, number: 'B-0094/2026', rows: [aRow(9)] })
  const { rows: _rows, ...summary } = newer
  const { asked } = open(
    aSheet(1),
    { 'GET /api/transfer/to_receive': { body: [summary] }, 'GET /api/transfer/get/94': { body: newer } },
    [aSheet(1)],
  )
  expect(await screen.findByRole('heading', { name: 'Borderoul B-0094/2026' })).toBeTruthy()
  expect(asked).not.toContain('GET /api/transfer/get/93')
})

test('the last sheet, taken by somebody else, says what became of it and is left for the empty list', async () => {
  const { rows: _rows, ...summary } = aSheet(1)
  const taken = aSheet(1, {
    status: { code: 'closed', name: 'Închis', className: 'status-ok' },
    can: { update: false, send: false, answer: false, withdraw: false, delete: false },
  })
  let isTaken = false
  const { meanwhile } = open(aSheet(1), {
    'GET /api/transfer/to_receive': () => ({ body: isTaken ? [] : [summary] }),
    'GET /api/transfer/get/93': () => ({ body: isTaken ? taken : aSheet(1) }),
  })
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('button', { name: 'Primește: 004501' })
  isTaken = true
  await meanwhile()
  expect(await screen.findByText(/Borderoul nu mai este de primit/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Toate borderourile' }))
  expect(await screen.findByText('Nu este nimic de primit')).toBeTruthy()
})
