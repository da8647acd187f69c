import { expect, it } from 'vitest'
import { FEW_ROWS, LETTERS_AT_ONCE, nextCount } from './rows-at-once.ts'

/** The most letters that are held together while rows of one length are read. */
function mostHeld(lengthOf: number, from = FEW_ROWS): number {
  let [count, most] = [from, 0]
  for (let turn = 0; turn < 20; turn++) {
    const letters = count * lengthOf
    if (turn > 0) most = Math.max(most, letters)
    count = nextCount(count, letters)
  }
  return most
}

it('rows are read so many at once that about two million letters are held', () => {
  for (const length of [1, 400, 5_000, 80_000, 1_900_000])
    expect(mostHeld(length), `${length}`).toBeLessThanOrEqual(LETTERS_AT_ONCE)
  // A row longer than that is read alone.
  expect(nextCount(20, 20 * 50_000_000)).toBe(1)
  expect(nextCount(1, 50_000_000)).toBe(1)
})

it('short rows are soon read a thousand at once, growing in steps', () => {
  expect([20, 80, 320].map((count) => nextCount(count, count * 300))).toEqual([80, 320, 1_000])
  expect(nextCount(1_000, 1_000 * 300)).toBe(1_000)
  expect(nextCount(20, 0)).toBe(80)
})
