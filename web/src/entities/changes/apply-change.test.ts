import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '../../lib/queries/change.ts'
import { applyChange } from './apply-change.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const shown = [
  ['document', 'list', { page: 1 }],
  ['document', 'get', 1],
  ['document', 'get', 2],
  ['document', 'activity', 1],
  ['document', 'comments', 1],
  ['document', 'comments', 2],
  ['document', 'links', 2],
  ['document_view', 'list'],
  ['register', 'list'],
  ['dashboard', 'ro'],
]

/** Which of the queries above are asked anew after the changes, and how often. */
async function askedAfter(...changes: Change[]): Promise<string[]> {
  const asked: string[] = []
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const queryKey of shown) {
    client.setQueryData(queryKey, 'before')
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => {
        asked.push(JSON.stringify(queryKey))
        return 'now'
      },
    })
    stops.push(observer.subscribe(() => undefined))
  }
  await applyChange(client, ...changes)
  return asked
}

test('a comment concerns the comments and the history of its document', async () => {
  expect(await askedAfter({ what: 'document.commented', id: 1 })).toEqual([
    '["document","activity",1]',
    '["document","comments",1]',
  ])
})

test('a changed document concerns itself, the lists and the other ends of its links', async () => {
  expect(await askedAfter({ what: 'document.changed', id: 1 })).toEqual([
    '["document","list",{"page":1}]',
    '["document","get",1]',
    '["document","activity",1]',
    '["document","comments",1]',
    '["document","links",2]',
    '["dashboard","ro"]',
  ])
})

test('a change without an id concerns every record of its kind', async () => {
  expect(await askedAfter({ what: 'document.commented' })).toEqual([
    '["document","activity",1]',
    '["document","comments",1]',
    '["document","comments",2]',
  ])
})

test('several changes ask once for what they have in common; everything is asked after a change of person', async () => {
  const both = await askedAfter({ what: 'document.changed', id: 1 }, { what: 'document.commented', id: 1 })
  expect(new Set(both).size).toBe(both.length)
  expect(await askedAfter({ what: 'everything' })).toHaveLength(shown.length)
  expect(await askedAfter()).toEqual([])
})

test('who keeps what was found is not asked again', async () => {
  let asked = 0
  const client = new QueryClient()
  client.setQueryData(['document', 'list', 1], 'before')
  const observer = new QueryObserver(client, {
    queryKey: ['document', 'list', 1],
    queryFn: () => {
      asked += 1
      return 'now'
    },
    staleTime: 'static',
  })
  stops.push(observer.subscribe(() => undefined))
  await applyChange(client, { what: 'document.changed', id: 1 })
  expect(asked).toBe(0)
})
