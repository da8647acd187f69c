import { DRAWING_HEIGHT, DRAWING_WIDTH, drawing } from '@hdoc/contract/approvals/drawing.ts'
import { expect, it } from 'vitest'
import { beginStroke, drawOn, pathOf, pointAt } from './pad-strokes.ts'

const box = { left: 100, top: 50, width: 300, height: 100 }

it('a place on the screen is a point of the pad, in any size and never beside it', () => {
  expect(pointAt({ clientX: 250, clientY: 100 }, box)).toEqual([DRAWING_WIDTH / 2, DRAWING_HEIGHT / 2])
  expect(pointAt({ clientX: 0, clientY: 999 }, box)).toEqual([0, DRAWING_HEIGHT])
  expect(pointAt({ clientX: 5, clientY: 5 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual([0, 0])
})

it('points that say nothing new are left out, and a stroke is drawn as one path', () => {
  const begun = beginStroke([], [10, 10])
  const drawn = drawOn(begun, [
    [10.5, 10],
    [20, 10],
    [20, 11],
    [30, 20],
  ])
  expect(drawn).toEqual([
    [
      [10, 10],
      [20, 10],
      [30, 20],
    ],
  ])
  expect(drawn.map(pathOf)).toEqual(['M10 10L20 10L30 20'])
  expect(pathOf([[5, 6]])).toBe('M5 6L5 6')
})

it('however long somebody scribbles, the call takes it', () => {
  let strokes = beginStroke([], [0, 0])
  for (let n = 0; n < 6000; n++) {
    if (n % 80 === 79) strokes = beginStroke(strokes, [n % 600, 0])
    strokes = drawOn(strokes, [[(n * 7) % 600, (n * 13) % 200]])
  }
  expect(drawing.safeParse(strokes).success).toBe(true)
})
