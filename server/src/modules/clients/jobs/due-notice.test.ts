import { expect, it } from 'vitest'
import { dueNotices } from './due-notice.ts'

it.each([
  [31, undefined, []],
  [30, 30, []],
  [20, 30, []],
  [8, 30, []],
  [7, 7, [30]],
  [2, 7, [30]],
  [1, 1, [7, 30]],
  [0, 1, [7, 30]],
  [-1, undefined, []],
])('%i days before the end notice %s is due', (left, send, passed) => {
  expect(dueNotices(left)).toEqual({ send, passed })
})
