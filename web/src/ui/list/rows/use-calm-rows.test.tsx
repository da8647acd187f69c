import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calmListOf } from '../../../lib/queries/calm-lists.ts'
import { useCalmRows } from './use-calm-rows.ts'

const queryKey = ['document', 'list', 1]
const rows = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) })

function openList() {
  vi.useFakeTimers()
  const client = new QueryClient()
  const set = (...ids: number[]) => {
    vi.advanceTimersByTime(5)
    client.setQueryData(queryKey, rows(...ids))
  }
  set(2, 1)
  const root = { current: null }
  const shown = () => client.getQueryData<ReturnType<typeof rows>>(queryKey)!
  const answeredAt = () => client.getQueryState(queryKey)!.dataUpdatedAt
  const { result, rerender } = renderHook(
    () => useCalmRows(queryKey, root, { rows: shown().data, answeredAt: answeredAt(), isChosen: true }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  const offer = (...ids: number[]) => act(() => calmListOf(hashKey(queryKey))!.offer(rows(...ids)))
  return { result, rerender, set, offer, shown }
}

test('rows that came meanwhile are offered and taken over', () => {
  const { result, offer, shown } = openList()
  offer(3, 2, 1)
  expect(result.current.news).toBe(1)
  act(() => result.current.show())
  expect(shown()).toEqual(rows(3, 2, 1))
})

test('an offer ends when the list itself was answered since, also with the rows that it had', () => {
  const { result, rerender, set, offer } = openList()
  offer(3, 2, 1)
  set(2)
  rerender()
  expect(result.current.news).toBeUndefined()
  offer(4, 2)
  expect(result.current.news).toBe(1)
  set(2)
  rerender()
  expect(result.current.news).toBeUndefined()
})
