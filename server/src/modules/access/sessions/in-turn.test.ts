import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work waits for its turn, comes in order, and a failure gives its place on', async () => {
  const hand = inTurn(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3, 4].map((n) =>
    hand(async () => {
      began.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 1) throw new Error('failed')
      return n
    }),
  )
  const settled = Promise.allSettled(all)
  expect(began).toEqual([0, 1])
  ends[1]!()
  await expect(all[1]).rejects.toThrow('failed')
  expect(began).toEqual([0, 1, 2])
  ends[0]!()
  await all[0]
  ends[2]!()
  await all[2]
  expect(began).toEqual([0, 1, 2, 3, 4])
  ends[3]!()
  ends[4]!()
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  await expect(hand(async () => 5)).resolves.toBe(5)
})
