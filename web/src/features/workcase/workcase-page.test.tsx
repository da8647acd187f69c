import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer312 } from '../../../test/dispatch.ts'
import { document4512 } from '../../../test/document.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { case312, share31 } from '../../../test/workcase.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

function open(row: WorkCase, more: Replies = {}) {
  const bodies: Record<string, unknown> = {}
  const keep =
    (name: string, data: WorkCase) =>
    ({ body }: { body: string | undefined }) => {
      bodies[name] = JSON.parse(body ?? 'null')
      return { body: { success: true, message: 'Salvat.', id: data.id, data } }
    }
  let present = row
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'document.list', 'workcase.work')) },
    'GET /api/approval/of_case/312': { body: [] },
    'GET /api/workcase/get/312': () => ({ body: present }),
    'GET /api/workcase/activity/312': {
      body: [
        {
          id: 9,
          at: '2026-11-17T09:20:00Z',
          action: 'workcase.assigned',
          by: 'Viorica Stejaru',
          for: null,
          reason: '',
          changes: [{ field: 'assigned', before: '', after: 'Urbanism: Radu Mesteacăn (Responsabil)' }],
        },
      ],
    },
    'GET /api/dispatch/of_case/312': { body: [] },
    'GET /api/workcase/obstacles/312': { body: [] },
    'GET /api/answer/get/312': { body: answer312 },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document/comments/4512': { body: [] },
    'POST /api/workcase/accept': (request) => {
      present = { ...row, version: 4, next: { action: 'start', share_id: 31 } }
      return keep('accept', present)(request)
    },
    'POST /api/workcase/refuse': keep('refuse', row),
    'POST /api/workcase/close': keep('close', row),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/profile', '/workcase/312'], initialIndex: 1 })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, history, user: userEvent.setup() }
}

test('a case shows its number, deadline, who has it, documents, shares and history', async () => {
  open(case312)
  expect(await screen.findByRole('heading', { level: 1, name: /DS-00312\/2026/ })).toBeTruthy()
  expect(screen.getByText('Urbanism · Radu Mesteacăn')).toBeTruthy()
  expect(screen.getByText('document cu acces restricționat')).toBeTruthy()
  expect(await screen.findByText(/a repartizat dosarul/)).toBeTruthy()
  expect(screen.getAllByText(/spre soluționare, în 5 zile/).length).toBeGreaterThan(0)
  expect(await screen.findByText(/după documentul 004512/)).toBeTruthy()
})

test('a document that was hidden meanwhile does not take the case away', async () => {
  let asked = 0
  const { history } = open(case312, {
    'GET /api/document/get/4512': () => {
      asked += 1
      return refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.')
    },
  })
  await screen.findByRole('heading', { level: 1, name: /DS-00312\/2026/ })
  await waitFor(() => expect(asked).toBe(1))
  // The history of the case came after the refusal.
  await screen.findByText(/a repartizat dosarul/)
  expect(history.location.pathname).toBe('/workcase/312')
  expect(screen.getByText('Urbanism · Radu Mesteacăn')).toBeTruthy()
})

test('what is to be done now is one command; after it the next one stands there', async () => {
  const { user, bodies } = open(case312)
  const now = await screen.findByRole('region', { name: 'De făcut acum' })
  await user.click(within(now).getByRole('button', { name: 'Preia lucrarea' }))
  await within(now).findByRole('button', { name: 'Începe lucrul' })
  expect(bodies.accept).toEqual({ share_id: 31, version: 3 })
})

test('who closes a case: the one in charge is addressed, a substitute is told for whom', async () => {
  const closing: WorkCase = { ...case312, next: { action: 'close', share_id: null } }
  const { history } = open(closing)
  const now = await screen.findByRole('region', { name: 'De făcut acum' })
  expect(within(now).getByText(/^Sunteți responsabil de dosar/)).toBeTruthy()
  history.push('/profile')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'De făcut acum' })).toBeNull())
  cleanup()
  open({ ...closing, lead: { group: null, person: { id: 8, name: 'Ana Pop' }, since: '2026-11-17' } })
  expect(
    await screen.findByText(/^De dosar răspunde Ana Pop, iar dumneavoastră îi țineți locul/),
  ).toBeTruthy()
})

test('what may not be done says why: of the case and of each share', async () => {
  const { user } = open(case312)
  const locked = await screen.findByRole('list', { name: 'Ce nu se poate face acum' })
  expect(within(locked).getByText('Închide dosarul').closest('li')?.textContent).toContain(
    'Lucrarea este în starea „Nou”.',
  )
  await user.click(screen.getByRole('button', { name: 'Comenzi: Urbanism' }))
  const part = (await screen.findByText('Încheie partea')).closest('[role="menuitem"]')
  expect(part?.textContent).toContain('Responsabilul încheie ultimul.')
  expect(part?.getAttribute('aria-disabled')).toBe('true')
})

test('refusing asks for its reason', async () => {
  const { user, bodies } = open(case312)
  await user.click(await screen.findByRole('button', { name: 'Refuză lucrarea' }))
  const dialog = await screen.findByRole('dialog')
  await user.keyboard('{Control>}s{/Control}')
  expect(bodies.refuse).toBeUndefined()
  await user.type(within(dialog).getByRole('textbox', { name: /De ce o refuzați/ }), 'Ține de Juridic')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies.refuse).toEqual({ share_id: 31, version: 3, reason: 'Ține de Juridic' }))
})

test.each([
  ['whoever may choose a department anew begins with none, not with the one that refused', true],
  ['a head gives what was refused within the department', false],
])('%s', async (_title, movable) => {
  const share = {
    ...share31,
    status: { code: 'refused', name: 'Refuzat', className: 'status-bad' } as const,
    reason: 'Ține de Juridic',
    movable,
    can: { ...share31.can, give: true },
  }
  const row: WorkCase = { ...case312, next: { action: 'give', share_id: 31 }, shares: [share] }
  const { user, bodies } = open(row, {
    'GET /api/user_group/options': { body: [{ id: 3, name: 'Urbanism' }] },
    'GET /api/workcase/candidates/3': { body: [] },
    'POST /api/workcase/give': ({ body }) => {
      bodies.give = JSON.parse(body ?? 'null')
      return { body: { success: true, message: 'Salvat.', id: 312, data: row } }
    },
  })
  const now = await screen.findByRole('region', { name: 'De făcut acum' })
  await user.click(within(now).getByRole('button', { name: 'Dă altcuiva' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Urbanism a refuzat: Ține de Juridic')).toBeTruthy()
  const group = dialog.getByRole<HTMLInputElement>('combobox', { name: /Compartiment/ })
  await waitFor(() => expect(group.value).toBe(movable ? '' : 'Urbanism'))
  expect(group.readOnly).toBe(!movable)
  await user.keyboard('{Control>}s{/Control}')
  if (movable) {
    expect((await dialog.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(bodies.give).toBeUndefined()
  } else await waitFor(() => expect(bodies.give).toMatchObject({ share_id: 31, group_id: 3 }))
})

test('closing asks for the status, and „Clasat” for its legal ground', async () => {
  const row: WorkCase = {
    ...case312,
    next: { action: 'close', share_id: null },
    can: { ...case312.can, close: true },
    cannot: {},
    shares: [{ ...share31, status: { code: 'in_progress', name: 'În lucru', className: 'status-info' } }],
  }
  const { user, bodies } = open(row)
  await user.click(await screen.findByRole('button', { name: 'Închide dosarul' }))
  const dialog = await screen.findByRole('dialog')
  await user.keyboard('{Control>}s{/Control}')
  expect((await within(dialog).findAllByText('Alegeți modul de soluționare.')).length).toBeGreaterThan(0)
  await user.click(within(dialog).getByRole('combobox', { name: /Modul de soluționare/ }))
  await user.keyboard('clasat{Enter}')
  await user.click(await within(dialog).findByRole('combobox', { name: /Temeiul clasării/ }))
  await user.keyboard('repetat{Enter}{Control>}s{/Control}')
  await waitFor(() => expect(bodies.close).toMatchObject({ id: 312, status: 13, legal_ground: 'repeated' }))
})

test('what stands against closing is said before it is tried, and the commands that close are locked', async () => {
  const row: WorkCase = {
    ...case312,
    next: { action: 'close', share_id: null },
    can: { ...case312.can, close: true, close_with_dispatch: true },
    cannot: {},
  }
  const unsigned = 'Documentul 004512 are nevoie de semnătură.'
  const unsent = 'Expedierea nu a plecat încă.'
  const { user } = open(row, {
    'GET /api/workcase/obstacles/312': {
      body: [
        { code: 'SIGNATURE_MISSING', text: unsigned },
        { code: 'DISPATCH_NOT_SENT', text: unsent },
      ],
    },
  })
  const now = await screen.findByRole('region', { name: 'De făcut acum' })
  const list = await within(now).findByRole('list', { name: 'Ce împiedică închiderea' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([unsigned, unsent])
  const close = within(now).getByRole('button', { name: /^Închide dosarul/ })
  expect(close.getAttribute('aria-disabled')).toBe('true')
  await user.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  const answer = screen.getByRole('region', { name: 'Răspunsul' })
  const send = await within(answer).findByRole('button', { name: /^Trimite și închide/ })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(send.textContent).toContain(unsigned)
})

test('a case that somebody was faster with says so', async () => {
  const { user } = open(case312, {
    'POST /api/workcase/accept': refusal(409, 'SHARE_STATUS', 'Lucrarea este în starea „Preluat”.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Preia lucrarea' }))
  expect((await screen.findAllByText(/Lucrarea este în starea „Preluat”/)).length).toBeGreaterThan(0)
})

test('work is given within a department: its dialog begins with the person', async () => {
  const share = { ...share31, can: { ...share31.can, give: true }, cannot: {} }
  const { user } = open(
    { ...case312, shares: [share] },
    {
      'GET /api/user_group/options': { body: [{ id: 3, name: 'Urbanism' }] },
      'GET /api/workcase/candidates/3': { body: [] },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Dă altcuiva' }))
  const field = await within(await screen.findByRole('dialog')).findByRole('combobox', { name: /^Persoana/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('who gives a case out of their own sight is led back, and told who has it now', async () => {
  const [origin, ...others] = case312.documents
  const given: WorkCase = {
    ...case312,
    version: 4,
    documents: [{ ...origin!, id: null, number: '', status: null }, ...others],
    lead: { group: { id: 3, name: 'Urbanism' }, person: null, since: '2026-11-18T09:20:00Z' },
  }
  let isGone = false
  const asked: boolean[] = []
  const { user, history } = open(case312, {
    'GET /api/approval/of_case/312': { body: [] },
    'GET /api/workcase/get/312': () => {
      asked.push(isGone)
      return isGone ? refusal(404, 'NOT_FOUND', 'Dosarul nu există.') : { body: case312 }
    },
    'POST /api/workcase/give_back': () => {
      isGone = true
      return { body: { success: true, message: 'Salvat.', id: 312, data: given } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Dă înapoi compartimentului' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}s{/Control}')
  expect(
    await screen.findByText('Dosarul DS-00312/2026 este acum la Urbanism. Nu îl mai vedeți.'),
  ).toBeTruthy()
  await waitFor(() => expect(history.location.pathname).toBe('/profile'))
  expect(asked).toEqual([false])
})
