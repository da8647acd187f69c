import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFirst } from './use-first.ts'

const kept = { isFetchedAfterMount: false, isFetching: true }
const fresh = { isFetchedAfterMount: false, isFetching: false }
const answered = { isFetchedAfterMount: true, isFetching: false }

type Asked = { place?: string; answer?: typeof kept; ids?: number[] }
const begin = (first: Asked) =>
  renderHook(({ place = 'mine', answer = answered, ids = [] }: Asked) => useFirst(place, answer, ids), {
    initialProps: first,
  })

test('a list that was kept opens nothing until it has been asked for anew', () => {
  const { result, rerender } = begin({ answer: kept, ids: [1, 2] })
  expect(result.current).toMatchObject({ first: undefined, isKnown: false })
  rerender({ ids: [2] })
  expect(result.current).toMatchObject({ first: 2, isKnown: true })
})

test('a fresh list counts as it is, and goes on to count when it grows old and is asked for anew', () => {
  const { result, rerender } = begin({ answer: fresh })
  expect(result.current).toMatchObject({ first: undefined, isKnown: true })
  rerender({ answer: kept })
  expect(result.current.isKnown).toBe(true)
  rerender({ place: 'asked', answer: kept, ids: [7] })
  expect(result.current).toMatchObject({ first: undefined, isKnown: false })
  rerender({ place: 'asked', ids: [7] })
  expect(result.current).toMatchObject({ first: 7, isKnown: true })
})

test('the first one stays open whatever comes above it; left, it does not open again before the list forgets it', () => {
  const { result, rerender } = begin({ ids: [1, 2] })
  rerender({ ids: [9, 2] })
  expect(result.current.first).toBe(1)
  act(() => result.current.leave(1))
  expect(result.current.first).toBe(9)
  act(() => result.current.leave(9))
  expect(result.current.first).toBe(2)
  rerender({ ids: [] })
  expect(result.current.first).toBe(2)
})
