import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCalmList } from '../../lib/queries/calm-lists.ts'
import { type ChangeHearer, changeHearer } from './hear-changes.ts'
import { noteOwnChanges } from './own-changes.ts'

const ends: (() => void)[] = []
let asked: string[] = []
let client: QueryClient
let hearer: ChangeHearer
let visibility: DocumentVisibilityState = 'visible'

type Shown = { refetchOnWindowFocus?: false; staleTime?: 'static'; data?: unknown }
function show(queryKey: readonly unknown[], options: Shown = {}) {
  const { data = 'now', ...more } = options
  client.setQueryData(queryKey, 'before')
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      asked.push(JSON.stringify(queryKey))
      return data
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...more,
  })
  ends.push(observer.subscribe(() => undefined))
  return observer
}
const settle = () => vi.advanceTimersByTimeAsync(0)
function turn(to: DocumentVisibilityState): void {
  visibility = to
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  visibility = 'visible'
  asked = []
  client = new QueryClient()
  hearer = changeHearer(client)
})
afterEach(() => {
  hearer.stop()
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

test('the first change is shown at once, further ones together after a pause', async () => {
  show(['document', 'comments', 1])
  show(['scan', 'list'])
  hearer.hear([{ what: 'document.commented', id: 1 }])
  await settle()
  expect(asked).toEqual(['["document","comments",1]'])
  for (let n = 0; n < 5; n++) hearer.hear([{ what: 'document.commented', id: 1 }, { what: 'scan.changed' }])
  await settle()
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked.slice(1).sort()).toEqual(['["document","comments",1]', '["scan","list"]'])
})

test('a page in the background catches up when it is shown, but counts its notices at once', async () => {
  show(['document', 'comments', 1])
  show(['notification', 'counts'])
  turn('hidden')
  hearer.hear([{ what: 'document.commented', id: 1 }, { what: 'notification.changed' }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['["notification","counts"]'])
  turn('visible')
  await settle()
  expect(asked).toEqual(['["notification","counts"]', '["document","comments",1]'])
})

test('what this page has changed itself is not asked for again; the same from another tab is', async () => {
  show(['document', 'comments', 1])
  noteOwnChanges([{ what: 'document.commented', id: 1 }])
  hearer.hear([{ what: 'document.commented', id: 1, own: true }])
  await settle()
  expect(asked).toEqual([])
  hearer.hear([{ what: 'document.commented', id: 1, own: true }])
  await settle()
  expect(asked).toHaveLength(1)
})

test('an own change that is told before its action has ended waits for that', async () => {
  show(['document', 'comments', 1])
  const { promise, resolve } = Promise.withResolvers<void>()
  const mutation = client.getMutationCache().build(client, { mutationFn: () => promise })
  const running = mutation.execute(undefined)
  hearer.hear([{ what: 'document.commented', id: 1, own: true }])
  await settle()
  noteOwnChanges([{ what: 'document.commented', id: 1 }])
  resolve()
  await running
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
})

test('what a person writes on is never asked anew by others, only marked as old', async () => {
  const observer = show(['document', 'get', 1], { refetchOnWindowFocus: false })
  hearer.hear([{ what: 'document.changed', id: 1 }])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
  expect(observer.getCurrentQuery().state.isInvalidated).toBe(true)
})

test('what stays as it was first answered is never asked anew', async () => {
  show(['document', 'list', 1], { staleTime: 'static' })
  hearer.hear([{ what: 'document.changed', id: 1 }])
  await vi.advanceTimersByTimeAsync(5_000)
  hearer.reset()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
})

test('after too much to tell, everything that is shown is asked anew', async () => {
  show(['document', 'comments', 1])
  show(['register', 'list'])
  hearer.reset()
  await settle()
  expect(asked).toHaveLength(2)
})

const rows = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) })

test('rows that somebody reads take new values in place, and never move', async () => {
  const offered: unknown[] = []
  let isRead = true
  const observer = show(['document', 'list', 1], { data: rows(3, 2, 1) })
  const { queryHash } = observer.getCurrentQuery()
  ends.push(showCalmList(queryHash, { isRead: () => isRead, offer: (answer) => offered.push(answer) }))
  client.setQueryData(['document', 'list', 1], rows(2, 1))
  hearer.hear([{ what: 'document.registered' }])
  await settle()
  expect([asked.length, offered]).toEqual([1, [rows(3, 2, 1)]])
  expect(client.getQueryData(['document', 'list', 1])).toEqual(rows(2, 1))
  // The same rows in the same order: only their values change.
  client.setQueryData(['document', 'list', 1], rows(3, 2, 1))
  hearer.hear([{ what: 'document.registered' }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(offered).toHaveLength(1)
  // Nobody is at the rows: the new ones are shown.
  isRead = false
  client.setQueryData(['document', 'list', 1], rows(2, 1))
  hearer.hear([{ what: 'document.registered' }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(client.getQueryData(['document', 'list', 1])).toEqual(rows(3, 2, 1))
})
