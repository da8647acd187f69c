import { expect, test } from 'vitest'
import { looksForeign } from './stray-contents.ts'

test.each([
  { stored: 0, strays: 0, foreign: false },
  { stored: 20, strays: 20, foreign: false },
  { stored: 100, strays: 100, foreign: false },
  { stored: 101, strays: 101, foreign: true },
  { stored: 5000, strays: 2500, foreign: false },
  { stored: 5000, strays: 2501, foreign: true },
])('$strays strays of $stored contents: another database’s files: $foreign', ({ foreign, ...counts }) => {
  expect(looksForeign(counts)).toBe(foreign)
})
