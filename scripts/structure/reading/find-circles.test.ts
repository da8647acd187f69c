import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edges, findCircles } from './find-circles.ts'

const graph = (edges: readonly (readonly [number, number])[]): Edges => {
  const made = new Map<string, Set<string>>()
  for (const [from, to] of edges) made.set(`${from}`, (made.get(`${from}`) ?? new Set()).add(`${to}`))
  return made
}

test('names the shortest circle of each knot', () => {
  const circles = findCircles(
    graph([
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 2],
      [4, 5],
      [5, 4],
      [6, 6],
      [5, 7],
    ]),
  )
  expect(circles.map((circle) => [...circle].sort())).toEqual(
    expect.arrayContaining([['2', '3'], ['4', '5'], ['6']]),
  )
  expect(circles).toHaveLength(3)
})

test('arrows that only go down make no circle, and one arrow back up makes one', () => {
  const pair = fc.tuple(fc.nat(12), fc.nat(12)).filter(([a, b]) => a < b)
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 40 }), (down) => {
      expect(findCircles(graph(down))).toEqual([])
      const [low, high] = down[0]!
      expect(findCircles(graph([...down, [high, low]]))).toHaveLength(1)
    }),
  )
})

test('a chain of 20,000 nodes is walked without running out of stack', () => {
  const chain = Array.from({ length: 20_000 }, (_, n) => [n, n + 1] as const)
  expect(findCircles(graph(chain))).toEqual([])
})
