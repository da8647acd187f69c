import { expect, test } from 'vitest'
import { paceOf, restAfter } from './pace.ts'

test('a rest is a share of the work before it, and never long', () => {
  expect([0, 100, 1_000, 60_000].map(restAfter)).toEqual([0, 50, 500, 1_500])
  // A clock that was set back.
  expect(restAfter(-5)).toBe(0)
})

test('work is counted from the end of the last rest', async () => {
  let now = 1_000
  const rests: number[] = []
  const rest = paceOf(
    () => now,
    async (ms) => {
      rests.push(ms)
      now += ms
    },
  )
  now += 400
  await rest()
  now += 1_000
  await rest()
  await rest()
  expect(rests).toEqual([200, 500, 0])
})
