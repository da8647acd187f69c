import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

const row = (id: number, at: string, read: boolean) =>
  ({ id, at, read_at: read ? at : null }) as NotificationRow

test('what was not read comes first, the rest by its day', () => {
  const rows = [
    row(9, '2026-11-20T08:00:00Z', false),
    row(7, '2026-11-18T08:00:00Z', false),
    row(8, '2026-11-20T07:00:00Z', true),
    row(6, '2026-11-19T23:30:00Z', true),
    row(5, '2026-11-19T07:00:00Z', true),
  ]
  const dayOf = (instant: string) => instant.slice(0, 10)
  expect(inGroups(rows, dayOf).map(({ key, rows: some }) => [key, some.map(({ id }) => id)])).toEqual([
    ['unread', [9, 7]],
    ['2026-11-20', [8]],
    ['2026-11-19', [6, 5]],
  ])
  expect(inGroups([], dayOf)).toEqual([])
})
