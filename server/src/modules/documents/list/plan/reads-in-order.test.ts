import { expect, it } from 'vitest'
import { readsInOrder } from './reads-in-order.ts'

it.each([
  ['the first page of a department with nearly all of its papers outside', 0, 200_000, 210_000, 20, true],
  ['its page 400', 0, 200_000, 210_000, 8_000, true],
  ['its middle page', 0, 200_000, 210_000, 100_000, true],
  [
    'few of many rows open something, but thousands of open papers end the reading',
    6_000_000,
    34_000,
    1_200_000,
    8_000,
    true,
  ],
  ['few of many rows open something, and nothing else ends the reading', 0, 34_000, 1_200_000, 8_000, false],
  ['a rare status of a large department', 0, 1_200, 800_000, 20, false],
])('%s', (_, open, granted, naming, upTo, inOrder) => {
  expect(readsInOrder({ open, granted, naming, upTo })).toBe(inOrder)
})
