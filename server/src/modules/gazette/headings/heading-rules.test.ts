import { expect, test } from 'vitest'
import { inOrder, mayStandUnder, type PlacedHeading, reordered, withBelow } from './heading-rules.ts'

const at = (id: number, parent_id: number | null, position: number): PlacedHeading => ({
  id,
  parent_id,
  position,
  code: '',
})
/** 1 ┬ 3 ─ 5 ─ 6, 1 ─ 4, and 2 alone. */
const tree = [at(2, null, 2), at(1, null, 1), at(4, 1, 2), at(3, 1, 1), at(5, 3, 1), at(6, 5, 1)]

test('headings stand each after its parent, sisters in their order', () => {
  expect(inOrder(tree).map(({ id, level }) => [id, level])).toEqual([
    [1, 0],
    [3, 1],
    [5, 2],
    [6, 3],
    [4, 1],
    [2, 0],
  ])
  expect(withBelow(tree, 3)).toEqual([3, 5, 6])
})

test.each([
  ['under itself', 3, 3, false],
  ['under what stands below it', 3, 6, false],
  ['deeper than four levels', 3, 4, false],
  ['under another heading of the law', 3, 2, true],
  ['a new one on the fourth level', undefined, 5, true],
  ['a new one on the fifth level', undefined, 6, false],
])('a heading %s', (_what, id, parent, may) => {
  expect(mayStandUnder(tree, id, parent)).toBe(may)
})

test('a heading goes before a sister or behind all, never before a stranger', () => {
  expect(reordered(tree, at(4, 1, 2), 3)).toEqual([4, 3])
  expect(reordered(tree, at(3, 1, 1), null)).toEqual([4, 3])
  expect(reordered(tree, at(3, 1, 1), 2)).toBeUndefined()
})
