import { expect, it } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

it('goes through all of them; one that fails is told of and stops none of the others', async () => {
  const told: string[] = []
  const half = async (n: number) => {
    if (n % 2 === 1) throw new Error(`odd ${n}`)
    return n / 2
  }
  const gone = await eachInTurn([2, 3, 4, 5, 6], half, (error, n) => told.push(`${n}: ${String(error)}`))
  expect(gone).toEqual({ results: [1, 2, 3], failed: 2 })
  expect(told).toEqual(['3: Error: odd 3', '5: Error: odd 5'])
})
