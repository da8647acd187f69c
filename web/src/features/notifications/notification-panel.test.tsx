import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { placeAtDesk } from '../../../test/transfers.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'

const dashboard: Dashboard = {
  today: '2026-11-20',
  registered_today: 0,
  daily_average: 0,
  due_soon: 0,
  overdue: 0,
  open: 0,
  department: null,
  group: null,
  per_day: [],
  due: [],
  mine: [],
}
const notice = (id: number, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  action: 'new_task',
  text: 'document_assigned',
  values: { by: 'Viorica Stejaru' },
  subject: { kind: 'document', id: 4512, number: '004512', title: 'Cerere autorizație' },
  at: '2026-11-20T08:00:00Z',
  read_at: null,
  ...more,
})
const listOf = (...data: NotificationRow[]) => ({
  body: {
    data,
    meta: { total: data.length, from: 1, to: data.length, current_page: 1, per_page: 20, last_page: 1 },
  },
})
const marked = { body: { success: true, message: '', data: { unread: 0, by_action: {} } } }
const unread = notice(9)
const read = notice(7, {
  action: 'doc_exit_pending',
  text: 'pending_ended',
  values: { on: '2026-11-18' },
  read_at: '2026-11-19T09:00:00Z',
})

async function openPanel(more: Parameters<typeof standIn>[0] = {}) {
  let counts = { unread: 2, by_action: { new_task: 1 } }
  const sent: unknown[] = []
  const server = standIn({
    'GET /api/status': { body: statusFor(aPerson()) },
    'GET /api/dashboard/get': { body: dashboard },
    'GET /api/notification/counts': () => ({ body: counts }),
    'GET /api/notification/list/20': listOf(unread, read),
    'POST /api/notification/read': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      counts = { unread: 1, by_action: { new_task: 0 } }
      return marked
    },
    'POST /api/notification/read_all': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      counts = { unread: 0, by_action: { new_task: 0 } }
      return marked
    },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  render(<Providers application={createApplication({ history })} />)
  // A page that is still coming would take the focus when it is there.
  await screen.findByRole('heading', { level: 1, name: 'Bună ziua, Gina' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notificări necitite: 2' }))
  return { ...server, user, sent, history, panel: await screen.findByRole('dialog', { name: 'Notificări' }) }
}

test('the panel begins with what was not read, and says in words what happened', async () => {
  const { panel } = await openPanel()
  const items = await within(panel).findAllByRole('listitem')
  expect(items[0]!.textContent).toContain('Sarcină nouă (necitită)')
  expect(items[0]!.textContent).toContain('Viorica Stejaru v-a repartizat documentul 004512.')
  expect(items[1]!.textContent).toContain('Document ieșit din starea „în așteptare”')
  within(panel).getByRole('tab', { name: 'De făcut 1' })
})

test('by keyboard: J chooses, E marks as read, Esc leads back to the bell', async () => {
  const { panel, user, sent } = await openPanel()
  await within(panel).findAllByRole('listitem')
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toContain('Sarcină nouă')
  await user.keyboard('e')
  await waitFor(() => expect(sent).toEqual([{ ids: [9] }]))
  const bell = await screen.findByRole('button', { name: 'Notificări necitite: 1' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notificări' })).toBeNull())
  expect(document.activeElement).toBe(bell)
})

test('a notice that was read goes elsewhere; the focus stays at its place, and Esc still works', async () => {
  let rows = [unread, notice(8), read]
  const { panel, user } = await openPanel({
    // The server answers what was not read first.
    'GET /api/notification/list/20': () =>
      listOf(...[...rows].sort((a, b) => Number(a.read_at !== null) - Number(b.read_at !== null))),
    'POST /api/notification/read': ({ body }) => {
      const { ids } = JSON.parse(body ?? '') as { ids: number[] }
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, read_at: '2026-11-20T09:00:00Z' } : row))
      return marked
    },
  })
  await within(panel).findAllByRole('listitem')
  const focused = () => document.activeElement?.closest('[data-notice-id]')?.getAttribute('data-notice-id')
  const unreadOnes = () => within(panel).queryAllByRole('link', { name: /\(necitită\)/ })
  await user.keyboard('j')
  expect(focused()).toBe('9')
  await user.keyboard('e')
  await waitFor(() => expect(unreadOnes()).toHaveLength(1))
  expect(focused()).toBe('8')
  await user.click(within(panel).getByRole('button', { name: /^Marchează citită: / }))
  await waitFor(() => expect(unreadOnes()).toHaveLength(0))
  expect(panel.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notificări' })).toBeNull())
})

test('all that was there is marked at once, and not what came since', async () => {
  const { panel, user, sent } = await openPanel()
  await within(panel).findAllByRole('listitem')
  await user.click(within(panel).getByRole('button', { name: 'Marchează citite' }))
  await waitFor(() => expect(sent).toEqual([{ up_to: 9 }]))
  await screen.findByRole('button', { name: 'Notificări' })
})

test('a notice leads to what it tells of and is read then', async () => {
  const { panel, user, sent, history } = await openPanel({
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { status: 500, body: {} },
  })
  await user.click(await within(panel).findByRole('link', { name: /Sarcină nouă/ }))
  await waitFor(() => expect(sent).toEqual([{ ids: [9] }]))
  expect(history.location.pathname).toBe('/document/4512')
})

test('nothing, and a failure, say so', async () => {
  const { panel, user } = await openPanel({ 'GET /api/notification/list/20': listOf() })
  await within(panel).findByText('Ați citit tot')
  await user.click(within(panel).getByRole('tab', { name: 'Toate' }))
  await within(panel).findByText('Nu aveți notificări')
})
