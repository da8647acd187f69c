import { expect, test } from 'vitest'
import { secondsLeft } from './upload-item.ts'

test('time left follows the speed so far', () => {
  expect(secondsLeft(1_000_000, 3_000_000, 2_000)).toBe(4)
  expect(secondsLeft(2_900_000, 3_000_000, 2_000)).toBe(1)
})

test('nothing is said at the very start and once all is sent', () => {
  expect(secondsLeft(1_000, 3_000_000, 100)).toBeUndefined()
  expect(secondsLeft(0, 3_000_000, 5_000)).toBeUndefined()
  expect(secondsLeft(3_000_000, 3_000_000, 5_000)).toBeUndefined()
})
