import { expect, test } from 'vitest'
import { batchWish, mostInBatch } from './document-batches.ts'

test('each action asks for its own fields and knows no others', () => {
  const fits = (wish: object) => batchWish.safeParse(wish).success
  expect(fits({ action: 'status', status: 6 })).toBe(true)
  expect(fits({ action: 'status', status: 4 })).toBe(false)
  expect(fits({ action: 'status', status: 9 })).toBe(false)
  expect(fits({ action: 'status', status: 15 })).toBe(false)
  expect(fits({ action: 'status', status: 15, pending_type: 'days', pending_days: 3 })).toBe(true)
  expect(fits({ action: 'deadline', type: 'days', days: 3 })).toBe(false)
  expect(fits({ action: 'deadline', type: 'days', days: 3, reason: 'Motiv' })).toBe(true)
  expect(fits({ action: 'access_level', access_level: 'public', status: 6 })).toBe(false)
  expect(fits({ action: 'delete' })).toBe(false)
  expect(mostInBatch).toBe(10_000)
})
