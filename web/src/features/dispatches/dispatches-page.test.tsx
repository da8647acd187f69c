import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dispatch7, dispatch8, sent7 } from '../../../test/dispatch.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

function open(only?: Dispatch, isOvertaken = false) {
  const bodies: unknown[] = []
  const courier = {
    ...dispatch7,
    id: 9,
    method: 'courier' as const,
    postal_kind: null,
    ship_to: 'Ion Ionescu',
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'document.list', 'shipping.create')) },
    'GET /api/dispatch/list/20': {
      body: {
        data: only ? [only] : [dispatch7, dispatch8, courier],
        meta: { total: only ? 1 : 3, from: 1, to: only ? 1 : 3, current_page: 1, per_page: 20, last_page: 1 },
      },
    },
    'POST /api/dispatch/withdraw': ({ body }: { body: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Gata.', data: [] } }
    },
    [`GET /api/dispatch/of_case/${sent7.case.id}`]: { body: [{ ...sent7, version: 5 }] },
    'POST /api/dispatch/correct': ({ body }: { body: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      if (isOvertaken && bodies.length === 1) return refusal(409, 'STALE_VERSION', 'Schimbat între timp.')
      return { body: { success: true, message: 'Gata.', id: 7, data: sent7 } }
    },
    'POST /api/dispatch/mark': ({ body }: { body: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Gata.', data: [] } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/dispatches'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup() }
}

test('several are marked as sent at once; what cannot be marked is left out', async () => {
  const { bodies, user } = open()
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('Ion Ionescu')
  for (const box of within(table).getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Marchează expediat' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Ziua expedierii este cea care contează/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Marchează expediat' }))
  await waitFor(() => expect(bodies).toMatchObject([{ ids: [7, 9], status: 'sent', on: null }]))
})

test.each([
  ['post', /^Nr. de urmărire/],
  ['in_person', /^Ziua/],
] as const)('marking one by %s begins in the field that is asked for', async (method, name) => {
  const { user } = open({ ...dispatch7, method, postal_kind: method === 'post' ? 'plain' : null })
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('SC Narcisa Construct SRL')
  await user.click(within(table).getAllByRole('checkbox')[1]!)
  await user.click(await screen.findByRole('button', { name: 'Marchează expediat' }))
  const field = await within(await screen.findByRole('dialog')).findByRole('textbox', { name })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('the list of a day is printed by one method', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Borderoul zilei' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('combobox', { name: 'Modul de expediere' })).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Tipărește' })).toBeTruthy()
})

test('several that have not left are withdrawn at once, with a reason', async () => {
  const { bodies, user } = open()
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('Ion Ionescu')
  for (const box of within(table).getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Retrage expedierea' }))
  const dialog = await screen.findByRole('dialog', { name: 'Retrageți 3 expedieri' })
  await user.type(await within(dialog).findByRole('textbox', { name: /De ce se retrage/ }), 'Anulat')
  await user.click(within(dialog).getByRole('button', { name: 'Retrage expedierea' }))
  await waitFor(() => expect(bodies).toEqual([{ ids: [7, 8, 9], reason: 'Anulat' }]))
})

test('who takes a paper in person signs on the screen', async () => {
  const { bodies, user } = open({ ...dispatch7, method: 'in_person', postal_kind: null })
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('SC Narcisa Construct SRL')
  for (const box of within(table).getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Marchează expediat' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Cine ridică' }), 'Ana Pop')
  const pad = dialog.getByRole('img', { name: /Loc pentru semnătură/ })
  const box = { left: 0, top: 0, width: 600, height: 200 } as DOMRect
  vi.spyOn(pad, 'getBoundingClientRect').mockReturnValue(box)
  fireEvent.pointerDown(pad, { clientX: 10, clientY: 90, button: 0, pointerId: 1 })
  for (let x = 20; x < 200; x += 10) fireEvent.pointerMove(pad, { clientX: x, clientY: 90, pointerId: 1 })
  fireEvent.pointerUp(pad, { pointerId: 1 })
  expect(dialog.getByRole('img', { name: 'Semnătura celui care ridică' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Marchează expediat' }))
  await waitFor(() => expect(bodies).toMatchObject([{ ids: [7], received_by: 'Ana Pop' }]))
  const [{ drawing }] = bodies as [{ drawing: number[][][] }]
  expect([drawing.length, drawing[0]?.[0]]).toEqual([1, [10, 90]])
})

test('the tracking number of one that left is corrected from the list; of several none is', async () => {
  const { bodies, user } = open(sent7)
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('SC Narcisa Construct SRL')
  await user.click(within(table).getAllByRole('checkbox')[1]!)
  await user.click(await screen.findByRole('button', { name: /^Corectează numărul de urmărire/ }))
  const dialog = await screen.findByRole('dialog', { name: /Corectați numărul de urmărire al documentului/ })
  const field = await within(dialog).findByRole('textbox', { name: /^Nr. de urmărire/ })
  await user.clear(field)
  await user.type(field, 'RR21RO')
  await user.click(within(dialog).getByRole('button', { name: 'Salvează' }))
  await waitFor(() => expect(bodies).toEqual([{ id: 7, version: 2, tracking_number: 'RR21RO' }]))
  cleanup()

  const { user: other } = open()
  const several = await screen.findByRole('table', { name: 'Expedieri' })
  await within(several).findByText('Ion Ionescu')
  for (const box of within(several).getAllByRole('checkbox').slice(1)) await other.click(box)
  const locked = await screen.findByRole('button', { name: /^Corectează numărul de urmărire/ })
  expect(locked.getAttribute('aria-disabled')).toBe('true')
  expect(locked.textContent).toContain('Alegeți o singură expediere.')
})

test('a correction that a colleague overtook goes on from what stands now', async () => {
  const { bodies, user } = open(sent7, true)
  const table = await screen.findByRole('table', { name: 'Expedieri' })
  await within(table).findByText('SC Narcisa Construct SRL')
  await user.click(within(table).getAllByRole('checkbox')[1]!)
  await user.click(await screen.findByRole('button', { name: /^Corectează numărul de urmărire/ }))
  const dialog = await screen.findByRole('dialog', { name: /Corectați numărul de urmărire/ })
  const field = await within(dialog).findByRole('textbox', { name: /^Nr. de urmărire/ })
  await user.clear(field)
  await user.type(field, 'RR21RO')
  await user.click(within(dialog).getByRole('button', { name: 'Salvează' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Păstrez ce am scris' }))
  await user.click(within(dialog).getByRole('button', { name: 'Salvează' }))
  await waitFor(() =>
    expect(bodies).toEqual([2, 5].map((version) => ({ id: 7, version, tracking_number: 'RR21RO' }))),
  )
})
