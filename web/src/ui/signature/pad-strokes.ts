import { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from '@hdoc/contract/approvals/drawing.ts'

type Point = Drawing[number][number]
/** Points nearer than this to the one before say nothing more. */
const NEAREST = 2
/** A hand that rests on the pad must not outgrow what the call takes. */
const MOST_POINTS = 3900
const MOST_STROKES = 58

const tenths = (value: number): number => Math.round(value * 10) / 10
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** A place on the screen as a point of the pad, whatever size the pad is drawn in. */
export function pointAt(
  place: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  const across = box.width > 0 ? (place.clientX - box.left) / box.width : 0
  const down = box.height > 0 ? (place.clientY - box.top) / box.height : 0
  return [
    tenths(within(across * DRAWING_WIDTH, DRAWING_WIDTH)),
    tenths(within(down * DRAWING_HEIGHT, DRAWING_HEIGHT)),
  ]
}

const isFull = (strokes: Drawing): boolean =>
  strokes.reduce((sum, { length }) => sum + length, 0) >= MOST_POINTS

export const beginStroke = (strokes: Drawing, point: Point): Drawing =>
  strokes.length >= MOST_STROKES || isFull(strokes) ? strokes : [...strokes, [point]]

/** The last stroke drawn on to some points. */
export function drawOn(strokes: Drawing, points: readonly Point[]): Drawing {
  const last = strokes.at(-1)
  if (!last || isFull(strokes)) return strokes
  const grown = [...last]
  for (const [x, y] of points) {
    const [fromX, fromY] = grown.at(-1) ?? [x, y]
    if (Math.hypot(x - fromX, y - fromY) >= NEAREST) grown.push([x, y])
  }
  return grown.length === last.length ? strokes : [...strokes.slice(0, -1), grown]
}

/** A stroke as the path that draws it; one of a single point is a dot. */
export function pathOf(stroke: Drawing[number]): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const [x, y] = first
  return `M${x} ${y}${(rest.length === 0 ? [first] : rest).map(([a, b]) => `L${a} ${b}`).join('')}`
}
